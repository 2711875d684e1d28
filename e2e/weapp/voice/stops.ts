import { isActionable, isSingle } from '../../support/spoken-roles'
import { walk, type Element } from '../host/element'
import { asText } from '../host/json'
import { nameOf, squeezed } from './name'
import { richBlocks } from './rich-blocks'
import { attributeOf, isSilent, listens, roleOf, statesOf } from './semantics'

/** A place where a screen reader stops: text, or something with a role. */
export interface Stop {
  readonly element: Element
  /** Empty for plain text. */
  readonly role: string
  readonly name: string
  readonly value: string
  readonly states: readonly string[]
  /** Whether activating it does something. */
  readonly acts: boolean
  /** The named parts of the page around it, outermost first. */
  readonly parts: readonly Part[]
}

/** A part of a page that is told when it is entered. */
export interface Part {
  readonly element: Element
  readonly role: string
  readonly name: string
  /** What changes in it is said by itself. */
  readonly live: boolean
}

/** Live regions by their role (WAI-ARIA 1.2, "Live Region Roles"). */
const LIVE_ROLES: ReadonlySet<string> = new Set(['alert', 'status'])

function partOf(element: Element, role: string): Part | undefined {
  const name = squeezed(attributeOf(element, 'aria-label'))
  const live = ['polite', 'assertive'].includes(attributeOf(element, 'aria-live')) || LIVE_ROLES.has(role)
  return name || live ? { element, role, name, live } : undefined
}

/** Everything a screen reader stops at below an element, in its order. */
export function stopsIn(element: Element, parts: readonly Part[] = []): Stop[] {
  if (isSilent(element)) return []
  const role = roleOf(element)
  if (isSingle(role)) return [single(element, role, parts)]
  if (element.tag === 'rich-text') return richStops(element, parts)
  const part = partOf(element, role)
  // a status of no more than a label is one stop
  if (part?.name && element.children.length === 0) return [single(element, role, parts)]
  const inside = part ? [...parts, part] : parts
  return inOrder(element, inside)
}

/** Words that stand directly in an element are one piece of text. */
function inOrder(element: Element, parts: readonly Part[]): Stop[] {
  const stops: Stop[] = []
  let words = ''
  const end = () => {
    stops.push(...texts(element, [words], parts))
    words = ''
  }
  for (const child of element.children) {
    if (typeof child === 'string') words += child
    else {
      end()
      stops.push(...stopsIn(child, parts))
    }
  }
  end()
  return stops
}

function texts(element: Element, pieces: readonly string[], parts: readonly Part[]): Stop[] {
  return pieces
    .map(squeezed)
    .filter(Boolean)
    .map((name) => ({ element, role: '', name, value: '', states: [], acts: listened(element), parts }))
}

function richStops(element: Element, parts: readonly Part[]): Stop[] {
  return richBlocks(element.attrs['nodes']).map(({ text, isHeading }) => ({
    element,
    role: isHeading ? 'heading' : '',
    name: text,
    value: '',
    states: [],
    acts: false,
    parts
  }))
}

const listened = (element: Element): boolean => {
  for (let at: Element | null = element; at; at = at.parent) if (listens(at)) return true
  return false
}

function single(element: Element, role: string, parts: readonly Part[]): Stop {
  return {
    element,
    role,
    name: nameOf(element),
    value: role === 'textbox' ? squeezed(asText(element.attrs['value'])) : '',
    states: statesOf(element),
    acts: isActionable(role),
    parts
  }
}

/** What is wrong with a page for those who only hear it, a line for each; empty when all is well. */
export function faultsIn(root: Element): string[] {
  const faults: string[] = []
  const visit = (element: Element, around: Element | undefined): void => {
    if (isSilent(element)) return
    const role = roleOf(element)
    const acts = isActionable(role) || (listens(element) && !around)
    const what = `${element.tag}.${asText(element.attrs['class'])}${role ? ` (${role})` : ''} “${nameOf(element).slice(0, 40)}”`
    if (acts && !nameOf(element)) faults.push(`no name: ${what}`)
    else if (acts && !isActionable(role)) faults.push(`can be tapped and does not say what it is: ${what}`)
    else if (isActionable(role) && around)
      faults.push(`cannot be reached, as it is in another control: ${what}`)
    for (const child of element.children)
      if (typeof child !== 'string') visit(child, isSingle(role) ? element : around)
  }
  visit(root, undefined)
  for (const element of walk(root))
    for (const [name, value] of Object.entries(element.attrs))
      if (name.startsWith('aria') && typeof value === 'boolean')
        faults.push(`${name} is no word: ${element.tag}.${asText(element.attrs['class'])}`)
  return faults
}
