import type { Page } from 'playwright-core'
import { isActionable, isSingle, SPOKEN } from '../../support/spoken-roles'

/** A node of Chromium's accessibility tree (CDP, `Accessibility.getFullAXTree`), as far as it is heard. */
interface AxNode {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: { readonly value: string }
  readonly name?: { readonly value?: string }
  readonly value?: { readonly value?: string | number }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
  readonly childIds?: readonly string[]
}

/** Chromium's own names of roles. */
const ROLES: Readonly<Record<string, string>> = { image: 'img', textField: 'textbox', searchbox: 'textbox' }

const STATES: readonly (readonly [property: string, yes: string, no: string])[] = [
  ['checked', '已选中', '未选中'],
  ['selected', '已选定', ''],
  ['pressed', '已按下', '未按下'],
  ['expanded', '已展开', '已收起'],
  ['invalid', '输入有误', ''],
  ['disabled', '已停用', '']
]

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()

/** All that is heard of a page, a line for each stop, and the controls that have no name. */
export async function heardOn(
  page: Page
): Promise<{ readonly heard: string; readonly nameless: readonly string[] }> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] }
  await session.detach()
  const known = new Map(nodes.map((node) => [node.nodeId, node]))
  const lines: string[] = []
  const nameless: string[] = []

  const visit = (node: AxNode | undefined, depth: number, within: boolean): void => {
    if (!node) return
    const given = textOf(node.role?.value)
    const role = ROLES[given] ?? given
    const name = squeezed(textOf(node.name?.value))
    const property = (of: string) => node.properties?.find((one) => one.name === of)?.value.value
    const live = ['polite', 'assertive'].includes(textOf(property('live')))
    const below = (deeper: number) =>
      node.childIds?.forEach((id) => visit(known.get(id), deeper, within || live))
    const say = (words: readonly string[]) =>
      lines.push('  '.repeat(depth) + words.filter(Boolean).join('，'))
    if (node.ignored) return below(depth)
    if (role === 'StaticText') {
      if (name) say([name])
    } else if (isSingle(role)) {
      const states = STATES.map(([state, yes, no]) => {
        const value = String(property(state))
        return value === 'true' ? yes : value === 'false' ? no : ''
      })
      if (isActionable(role) && !name) nameless.push(`${page.url()}: ${role}`)
      const value = role === 'textbox' ? squeezed(textOf(node.value?.value)) : ''
      say([name || '（没有名称）', value, SPOKEN[role] ?? '', ...states])
    } else {
      const told = (name && SPOKEN[role]) || (live && !within)
      if (told)
        say([`［${[name, SPOKEN[role] ?? '', live ? '变化时播报' : ''].filter(Boolean).join('，')}］`])
      below(told ? depth + 1 : depth)
    }
  }
  visit(nodes[0], 0, false)
  return { heard: lines.join('\n'), nameless }
}
