import { byLevel } from '../../../__tests__/support/depth'
import { componentPath, readPageJson } from './dist'
import type { Element, Owner } from './element'
import { isHidden } from './hidden'
import { ComponentInstance, type Definition, type Instance, type InstanceHost } from './instance'
import { asText, setAll, type Json, type JsonObject } from './json'
import { renderTemplate, type ViewNode } from './view'

/** What makes the moment of drawing matter to a component. */
const LIFETIMES = ['attached', 'ready', 'detached']

/**
 * The view layer's half of a page: draws its template and those of the components in it, which live as long as they are drawn.
 * It has data of its own, as in WeChat, which are those of the logic layer when it was last told to draw. In `npm test` it
 * draws when somebody looks, and not what nobody ever sees; in depth, and where components hear of it, at once.
 */
export class Screen {
  private shown: Element
  private readonly data: JsonObject
  private due: string[] = []
  private isStale = true
  private atOnce = byLevel(false, true)
  private components = new Map<string, ComponentInstance>()
  private drawn = new Map<string, ComponentInstance>()
  private drawnFrom: number | undefined

  constructor(
    private readonly page: Instance,
    private readonly host: InstanceHost,
    private readonly definitionOf: (file: string) => Definition
  ) {
    this.shown = { tag: 'page', attrs: {}, owner: page, parent: null, children: [], visible: true }
    this.data = JSON.parse(JSON.stringify(page.data)) as JsonObject
  }

  /** What stands on the screen. */
  get root(): Element {
    this.host.guard(() => this.drawDue())
    return this.shown
  }

  /** How often the components on this page were given data by themselves: it only grows. */
  private get given(): number {
    return [...this.components.values()].reduce((sum, { figures }) => sum + figures.count, 0)
  }

  /** Shows from now on what the page has been given. */
  draw(): void {
    const sent = this.page.takeSent()
    if (sent.length > 0 || this.drawnFrom !== this.given) this.isStale = true
    this.due.push(...sent)
    if (this.atOnce || this.drawnFrom === undefined) this.drawDue()
  }

  /** Draws the page, unless it stands as it was drawn: most are below another one. */
  private drawDue(): void {
    if (!this.isStale) return
    // what cannot be drawn is told once
    this.isStale = false
    for (const json of this.due.splice(0)) setAll(this.data, JSON.parse(json) as JsonObject)
    this.drawn = new Map()
    const root: Element = { ...this.shown, children: [] }
    const nodes = renderTemplate(this.page.file, this.data)
    root.children.push(...this.elements(nodes, this.page.file, this.page, root, ''))
    const gone = [...this.components].filter(([key]) => !this.drawn.has(key))
    const come = [...this.drawn].filter(([key]) => !this.components.has(key))
    this.components = this.drawn
    this.drawnFrom = this.given
    this.shown = root
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
    if (LIFETIMES.some((name) => component.handler(name) !== undefined)) this.atOnce = true
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
