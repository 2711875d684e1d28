import { asText } from '../host/json'
import type { Element } from '../host/element'

/*
 * What a screen reader makes of WeChat's components. WeChat's page on `aria-component` says: since base library 2.7.1 `aria-role` is
 * the role that is said after the name, `aria-label` is what is said, and its own components have roles of their own. Its view layer is a
 * web page: the rest is as in WAI-ARIA 1.2 (which roles make one stop, which states they have).
 */

/** Roles of WeChat's own components. */
const NATIVE: Readonly<Record<string, string>> = {
  button: 'button',
  checkbox: 'checkbox',
  input: 'textbox',
  navigator: 'link',
  picker: 'button',
  radio: 'radio',
  slider: 'slider',
  switch: 'switch',
  textarea: 'textbox',
  'web-view': 'document'
}

/** NutUI's steps listen to taps, and do nothing with them here. */
const IDLE = /\bnut-step\b/

/** Elements that listen to a tap only where the app does; Taro binds it on all others. */
const QUIET_TAGS: ReadonlySet<string> = new Set(['view', 'text', 'image'])

/** An attribute's value as text, by its name in WXML; empty where there is none. */
export const attributeOf = ({ attrs }: Element, name: string): string =>
  asText(attrs[name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())])

/** The role of an element; empty where it has none. A picture has one once it has a label. */
export function roleOf(element: Element): string {
  const given = attributeOf(element, 'aria-role')
  if (given) return given
  if (element.tag === 'image') return attributeOf(element, 'aria-label') ? 'img' : ''
  return NATIVE[element.tag] ?? ''
}

/** Whether nobody hears of it: out of sight, or decoration. */
export const isSilent = (element: Element): boolean =>
  !element.visible || attributeOf(element, 'aria-hidden') === 'true'

/**
 * Whether the app listens to taps on it and to nothing else. Taro binds all events of a view that listens to any or has other attributes: of
 * those nobody can tell from the template whether they listen to taps, and each that is meant to be tapped has a role.
 */
export const listens = ({ tag, attrs }: Element): boolean =>
  !IDLE.test(asText(attrs['class'])) &&
  QUIET_TAGS.has(tag) &&
  typeof attrs['bindtap'] === 'string' &&
  attrs['bindtouchstart'] === undefined

const STATES: readonly (readonly [attribute: string, yes: string, no: string])[] = [
  ['aria-checked', '已选中', '未选中'],
  ['aria-selected', '已选定', ''],
  ['aria-pressed', '已按下', '未按下'],
  ['aria-expanded', '已展开', '已收起'],
  ['aria-invalid', '输入有误', '']
]

/** What is said of an element's state, in this order. */
export function statesOf(element: Element): string[] {
  const states = STATES.map(([name, yes, no]) => {
    const value = attributeOf(element, name)
    return value === 'true' ? yes : value === 'false' ? no : ''
  })
  const disabled = attributeOf(element, 'aria-disabled') === 'true' || element.attrs['disabled'] === true
  return [...states, disabled ? '已停用' : ''].filter(Boolean)
}
