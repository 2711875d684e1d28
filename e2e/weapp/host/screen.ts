import { componentPath, readPageJson } from './dist'
import type { Element, Owner } from './element'
import { isHidden } from './hidden'
import { ComponentInstance, type Definition, type Instance, type InstanceHost } from './instance'
import { asText, type Json } from './json'
import { renderTemplate, type ViewNode } from './view'

/** The view layer's half of a page: draws its template and those of the components in it, which live as long as they are drawn. */
export class Screen {
  root: Element
  private components = new Map<string, ComponentInstance>()
  private drawn = new Map<string, ComponentInstance>()
  private drawnFrom: number | undefined

  constructor(
    private readonly page: Instance,
    private readonly host: InstanceHost,
    private readonly definitionOf: (file: string) => Definition
  ) {
    this.root = { tag: 'page', attrs: {}, owner: page, parent: null, children: [], visible: true }
  }

  /** How often anything on this page was given data: it only grows. */
  private get given(): number {
    const counts = [...this.components.values()].map(({ figures }) => figures.count)
    return counts.reduce((sum, count) => sum + count, this.page.figures.count)
  }

  /** Draws the page, unless it stands as it was drawn: most are below another one. */
  draw(): void {
    if (this.drawnFrom === this.given) return
    this.drawn = new Map()
    const root: Element = { ...this.root, children: [] }
    const nodes = renderTemplate(this.page.file, this.page.data)
    root.children.push(...this.elements(nodes, this.page.file, this.page, root, ''))
    const gone = [...this.components].filter(([key]) => !this.drawn.has(key))
    const come = [...this.drawn].filter(([key]) => !this.components.has(key))
    this.components = this.drawn
    this.drawnFrom = this.given
    this.root = root
    gone.forEach(([, component]) => component.call('detached'))
    come.forEach(([, component]) => component.call('ready'))
  }

  leave(): void {
    this.components.forEach((component) => component.call('detached'))
    this.components.clear()
  }

  private elements(
    nodes: readonly (ViewNode | string)[],
    file: string,
    owner: Owner,
    parent: Element,
    place: string
  ): (Element | string)[] {
    const using = readUsing(file)
    return nodes.map((node, index) => {
      if (typeof node === 'string') return node
      const tag = node.tag.replace(/^wx-/, '')
      const attrs = node.attr ?? {}
      const visible = parent.visible && !isHidden(attrs, parent)
      const element: Element = { tag, attrs, owner, parent, children: [], visible }
      const at = `${place}/${asText(attrs['data-sid'] ?? sidOf(attrs['i']) ?? index)}`
      const named = using[tag]
      const below = named
        ? this.component(componentPath(file, named), attrs, element, at)
        : this.elements(node.children, file, owner, element, at)
      element.children.push(...below)
      return element
    })
  }

  private component(
    file: string,
    attrs: Readonly<Record<string, Json>>,
    parent: Element,
    key: string
  ): (Element | string)[] {
    const known = this.components.get(key)
    const component = known ?? new ComponentInstance(file, this.host, this.definitionOf(file))
    component.give(attrs)
    this.drawn.set(key, component)
    // before what is in it is drawn: it may set its own data here
    if (!known) component.call('attached')
    return this.elements(renderTemplate(file, component.data), file, component, parent, key)
  }
}

const sidOf = (value: Json | undefined): Json | undefined =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? value['sid'] : undefined

const usings = new Map<string, Readonly<Record<string, string>>>()

function readUsing(file: string): Readonly<Record<string, string>> {
  let using = usings.get(file)
  if (!using) usings.set(file, (using = readPageJson(file).usingComponents ?? {}))
  return using
}
