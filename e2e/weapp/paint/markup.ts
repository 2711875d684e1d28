import type { Element } from '../host/element'
import { asText, type Json } from '../host/json'
import { withPixels } from './rpx'

const ESCAPES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '"': '&quot;', '&': '&amp;' }
const escaped = (text: string) => text.replace(/[<>"&]/g, (sign) => ESCAPES[sign] ?? '')

/** Attributes that the style sheets can see; true stands without a value. */
const SEEN = ['hidden', 'disabled', 'loading', 'plain', 'type', 'size', 'mode', 'userSelect'] as const

type Draw = (element: Element, inside: string, screenWidth: number) => string

const attributesOf = (element: Element, screenWidth: number): string => {
  const { attrs } = element
  const style = withPixels(asText(attrs['style']), screenWidth)
  const seen = SEEN.map((name): [string, Json | undefined] => [
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    attrs[name]
  ])
  return [
    ['id', attrs['id']] as const,
    ['class', attrs['class']] as const,
    ['style', style] as const,
    ...seen
  ]
    .filter(([, value]) => value !== undefined && value !== '' && value !== false && value !== null)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escaped(asText(value))}"`))
    .join('')
}

const host = (element: Element, inside: string, screenWidth: number, style = ''): string =>
  `<wx-${element.tag}${attributesOf(element, screenWidth)}${style ? ` style="${style}"` : ''}>${inside}</wx-${element.tag}>`

const truthy = (value: Json | undefined) => value === true || value === 'true'

/** What is typed, or in its place the hint. */
const drawField: Draw = (element, _inside, width) => {
  const { value, placeholder, placeholderClass, placeholderStyle } = element.attrs
  const typed = asText(value)
  const style = withPixels(asText(placeholderStyle), width)
  const hint = `<div class="${escaped(asText(placeholderClass))}" style="${escaped(style)}">${escaped(asText(placeholder))}</div>`
  return host(element, typed ? `<div>${escaped(typed)}</div>` : hint, width)
}

/** WeChat's own components, as it builds them around what the mini-program puts in; every other one is a plain box. */
const NATIVE: Readonly<Record<string, Draw>> = {
  text: (element, inside, width) => host(element, `<span>${inside.replace(/\n/g, '<br>')}</span>`, width),
  image(element, _inside, width) {
    const src = asText(element.attrs['src'])
    return host(element, src ? `<img src="${escaped(src)}" alt="">` : '<img alt="">', width)
  },
  input: drawField,
  textarea: drawField,
  'rich-text': (element, _inside, width) =>
    host(element, `<div>${richHtml(element.attrs['nodes'])}</div>`, width),
  'scroll-view'(element, inside, width) {
    const { scrollX, scrollY } = element.attrs
    const flow = `overflow-x:${truthy(scrollX) ? 'auto' : 'hidden'};overflow-y:${truthy(scrollY) ? 'auto' : 'hidden'}`
    return host(
      element,
      `<div class="wx-scroll-view"><div class="wx-scroll-view moves" style="${flow}"><div class="wx-scroll-view-content">${inside}</div></div></div>`,
      width
    )
  },
  swiper(element, inside, width) {
    const edge = (name: string) => withPixels(asText(element.attrs[name]) || '0px', width)
    const slides = `left:${edge('previousMargin')};right:${edge('nextMargin')}`
    return host(
      element,
      `<div class="wx-swiper-wrapper"><div class="wx-swiper-slides" style="${slides}"><div class="wx-swiper-slide-frame">${inside}</div></div></div>`,
      width
    )
  },
  'swiper-item'(element, inside, width) {
    const around = element.parent
    const slides = swiperItems(around)
    const current = Number(swiperOf(around)?.attrs['current'] ?? 0) || 0
    return host(
      element,
      inside,
      width,
      `transform:translate(${(slides.indexOf(element) - current) * 100}%,0)`
    )
  },
  // hosts without a box of their own
  block: (_element, inside) => inside,
  comp: (_element, inside) => inside
}

function swiperOf(element: Element | null): Element | null {
  let at = element
  while (at && at.tag !== 'swiper') at = at.parent
  return at
}

function swiperItems(around: Element | null): Element[] {
  const swiper = swiperOf(around)
  if (!swiper) return []
  const found: Element[] = []
  const collect = (element: Element) => {
    for (const child of element.children) {
      if (typeof child === 'string') continue
      if (child.tag === 'swiper-item') found.push(child)
      else if (child.tag !== 'swiper') collect(child)
    }
  }
  collect(swiper)
  return found
}

/** A rich text's nodes as html: they are given as html already, or as a list. */
export function richHtml(nodes: Json | undefined): string {
  if (typeof nodes === 'string') return nodes
  if (!Array.isArray(nodes)) return ''
  return nodes.map((node) => (typeof node === 'string' ? escaped(node) : richNode(node))).join('')
}

function richNode(node: Json): string {
  if (node === null || typeof node !== 'object' || Array.isArray(node)) return ''
  if (typeof node['text'] === 'string') return escaped(node['text'])
  const name = asText(node['name']) || 'div'
  const attrs = Object.entries((node['attrs'] ?? {}) as Record<string, Json>)
  return `<${name}${attrs.map(([key, value]) => ` ${key}="${escaped(asText(value))}"`).join('')}>${richHtml(node['children'])}</${name}>`
}

/** What is below an element of the screen as html, in the elements that WeChat's view layer makes. */
export function markupOf(element: Element, screenWidth: number): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string') return escaped(child)
      const inside = markupOf(child, screenWidth)
      const draw = NATIVE[child.tag]
      return draw ? draw(child, inside, screenWidth) : host(child, inside, screenWidth)
    })
    .join('')
}
