import { readFileSync } from 'node:fs'
import type { Frame, Page } from 'playwright-core'

/** The rules of axe-core (https://github.com/dequelabs/axe-core), run in the page. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

interface Fault {
  readonly impact: string | null
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}

/** Not serious to axe, and yet a rule of ours: one main, one first heading, no level skipped, all of it in landmarks. */
const LANDMARKS = new Set(['page-has-heading-one', 'landmark-one-main', 'heading-order', 'region'])

/** Text that is hard to tell from its ground (WCAG 2, 4.5 to 1), in the look that the page wears now. */
export async function paleText(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(root: Document, options: object): Promise<unknown> } }
    const { violations } = (await axe.run(document, {
      resultTypes: ['violations'],
      runOnly: ['color-contrast']
    })) as { violations: Fault[] }
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => {
        const [, ratio = '?'] = /contrast of ([\d.]+)/.exec(failureSummary) ?? []
        return `${ratio} to 1: ${html.slice(0, 120)}`
      })
    )
  })
}

/** Breaches of these rules of axe. */
export async function breachesOf(page: Page | Frame, rules: readonly string[]): Promise<string[]> {
  await page.evaluate(AXE)
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: { run(root: Document, options: object): Promise<unknown> } }
    return ((await axe.run(document, { resultTypes: ['violations'], runOnly })) as { violations: Fault[] })
      .violations
  }, rules)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

/** What axe finds that keeps somebody from using the page. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  const faults = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(root: Document, options: object): Promise<unknown> } }
    const { violations } = (await axe.run(document, {
      resultTypes: ['violations'],
      // what reads 领取 can be called so: axe holds this rule for a trial and leaves it out by itself
      rules: { 'label-content-name-mismatch': { enabled: true } }
    })) as { violations: Fault[] }
    return violations
  })
  return faults
    .filter(({ impact, id }) => impact === 'critical' || impact === 'serious' || LANDMARKS.has(id))
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}
