import type { Page } from 'playwright-core'
import { isActionable } from '../../support/spoken-roles'
import { heardTree } from './ax-tree'

/** All that is heard of a page, a line for each stop, and the controls that have no name. */
export async function heardOn(
  page: Page
): Promise<{ readonly heard: string; readonly nameless: readonly string[] }> {
  const session = await page.context().newCDPSession(page)
  const { lines } = await heardTree(session)
  await session.detach()
  return {
    heard: lines.map(({ depth, said }) => `${'  '.repeat(depth)}${said}`).join('\n'),
    nameless: lines
      .filter(({ role, name }) => isActionable(role) && !name)
      .map(({ role }) => `${page.url()}: ${role}`)
  }
}
