import { asText, type Json } from './json'

/** One who answers the events of a template: a page or a component. */
export interface Owner {
  handler(name: string): ((event: unknown) => unknown) | undefined
}

/** A node of the screen, components unfolded. */
export interface Element {
  readonly tag: string
  readonly attrs: Readonly<Record<string, Json>>
  readonly owner: Owner
  readonly parent: Element | null
  readonly children: (Element | string)[]
  /** Neither it nor what is around it is `display: none`. */
  readonly visible: boolean
}

/** All elements below one, itself first, in the order of the document. */
export function* walk(element: Element): Generator<Element> {
  yield element
  for (const child of element.children) if (typeof child !== 'string') yield* walk(child)
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What was read in an element: those on the screen never change, another drawing makes others. */
const read = new WeakMap<Element, readonly string[]>()

/** What can be read in an element, piece by piece. */
export function piecesOf(element: Element): readonly string[] {
  const known = read.get(element)
  if (known) return known
  const pieces = readPieces(element)
  read.set(element, pieces)
  return pieces
}

function readPieces(element: Element): string[] {
  if (!element.visible) return []
  const shown = element.children.flatMap((child) =>
    typeof child === 'string' ? [squeezed(child)] : piecesOf(child)
  )
  if (element.tag === 'input' || element.tag === 'textarea')
    shown.push(squeezed(asText(element.attrs['value'])))
  if (element.tag === 'rich-text') shown.push(squeezed(richText(element.attrs['nodes'])))
  return shown.filter(Boolean)
}

/** The words of rich-text's nodes, given as HTML or as a list. */
function richText(nodes: Json | undefined): string {
  if (typeof nodes === 'string') return nodes.replace(/<[^>]*>/g, ' ')
  if (!Array.isArray(nodes)) return ''
  return nodes
    .map((node) => {
      if (node === null || typeof node !== 'object' || Array.isArray(node)) return ''
      return typeof node['text'] === 'string' ? node['text'] : richText(node['children'])
    })
    .join(' ')
}

const texts = new WeakMap<Element, string>()

/** What can be read in an element as one text. */
export function textOf(element: Element): string {
  const known = texts.get(element)
  if (known !== undefined) return known
  const text = piecesOf(element).join('')
  texts.set(element, text)
  return text
}

/** `data-a-b` attributes as WeChat hands them over: `{ aB }`. */
export function datasetOf(element: Element): Record<string, Json> {
  const entries = Object.entries(element.attrs)
    .filter(([name]) => name.startsWith('data-'))
    .map(([name, value]) => [
      name.slice(5).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value
    ])
  return Object.fromEntries(entries) as Record<string, Json>
}

const classesOf = (element: Element) => asText(element.attrs['class']).split(/\s+/)

/** Whether a simple selector (`#id`, `.class`, `tag`, `tag.class`) means this element. */
export function matches(element: Element, selector: string): boolean {
  const [, tag = '', id = '', classes = ''] = /^([\w-]*)(#[\w-]+)?((?:\.[\w-]+)*)$/.exec(selector) ?? []
  if (!tag && !id && !classes) return false
  const own = classesOf(element)
  return (
    (!tag || element.tag === tag) &&
    (!id || element.attrs['id'] === id.slice(1)) &&
    classes.split('.').every((name) => !name || own.includes(name))
  )
}
