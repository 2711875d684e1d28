import type { CDPSession } from 'playwright-core'
import { isActionable, isSingle, SPOKEN } from '../../support/spoken-roles'

/** A node of Chromium's accessibility tree (CDP, `Accessibility.getFullAXTree`), as far as it is heard. */
interface AxNode {
  readonly nodeId: string
  readonly ignored: boolean
  readonly backendDOMNodeId?: number
  readonly role?: { readonly value: string }
  readonly name?: { readonly value?: string }
  readonly value?: { readonly value?: string | number }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
  readonly childIds?: readonly string[]
}

/** A line of what is heard: a stop, or a part of the page that is told when it is entered. */
export interface Heard {
  /** Chromium's number of the element; it stays the same as long as the element does. */
  readonly id: number
  readonly said: string
  readonly role: string
  readonly name: string
  readonly depth: number
  /** False for a part, at which nobody stops. */
  readonly isStop: boolean
  /** Whether activating it does something. */
  readonly acts: boolean
  readonly isFocused: boolean
  /** The modal dialog around it, by its number; the innermost one. */
  readonly dialog: number | undefined
}

/** What is heard of a page. */
export interface HeardTree {
  readonly lines: readonly Heard[]
  /** What has the focus, and is no stop itself: a dialog, with what it is called. */
  readonly focused: { readonly id: number; readonly said: string } | undefined
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
const DIALOGS: ReadonlySet<string> = new Set(['dialog', 'alertdialog'])

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()
const joined = (words: readonly string[]) => words.filter(Boolean).join('，')

/** Where in the tree a node stands. */
interface Place {
  readonly depth: number
  readonly inLive: boolean
  readonly dialog: number | undefined
}

/** All that is heard of a page, in its order, from Chromium's accessibility tree. */
export async function heardTree(session: CDPSession): Promise<HeardTree> {
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] }
  const known = new Map(nodes.map((node) => [node.nodeId, node]))
  const lines: Heard[] = []
  let focused: HeardTree['focused']

  const visit = (node: AxNode | undefined, { depth, inLive, dialog }: Place): void => {
    if (!node) return
    const given = textOf(node.role?.value)
    const role = ROLES[given] ?? given
    const name = squeezed(textOf(node.name?.value))
    const property = (of: string) => node.properties?.find((one) => one.name === of)?.value.value
    const live = ['polite', 'assertive'].includes(textOf(property('live')))
    const id = node.backendDOMNodeId ?? 0
    const isFocused = property('focused') === true
    const within = DIALOGS.has(role) && property('modal') === true ? id : dialog
    const below = (deeper: number) =>
      node.childIds?.forEach((child) =>
        visit(known.get(child), { depth: deeper, inLive: inLive || live, dialog: within })
      )
    const say = (words: readonly string[], isStop: boolean, acts = false) =>
      lines.push({ id, role, name, depth, isStop, acts, isFocused, dialog: within, said: joined(words) })
    if (node.ignored) return below(depth)
    if (role === 'StaticText') {
      if (name) say([name], true)
      return
    }
    if (isSingle(role)) {
      const states = STATES.map(([state, yes, no]) => {
        const value = String(property(state))
        return value === 'true' ? yes : value === 'false' ? no : ''
      })
      const value = role === 'textbox' ? squeezed(textOf(node.value?.value)) : ''
      const acts = isActionable(role) && String(property('disabled')) !== 'true'
      return void say([name || '（没有名称）', value, SPOKEN[role] ?? '', ...states], true, acts)
    }
    if (isFocused && role !== 'RootWebArea') focused = { id, said: joined([name, SPOKEN[role] ?? '']) }
    const told = (name && SPOKEN[role]) || (live && !inLive)
    if (told) say([`［${joined([name, SPOKEN[role] ?? '', live ? '变化时播报' : ''])}］`], false)
    const before = lines.length
    below(told ? depth + 1 : depth)
    // an empty live region is silent until something comes into it
    if (told && !name && lines.length === before) lines.pop()
  }
  visit(nodes[0], { depth: 0, inLive: false, dialog: undefined })
  return { lines, focused }
}
