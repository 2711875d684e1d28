import { asText } from '../../host/json'
import { pageOf } from '../page/open-page'
import type { EaselProgram } from '../page/program'
import { isOn, numberOf, type Native, type Tag } from './tag'

const PROPERTIES = {
  value: null,
  type: String,
  password: null,
  placeholder: String,
  placeholderStyle: String,
  placeholderClass: String,
  disabled: null,
  maxlength: null,
  cursorSpacing: null,
  focus: null,
  autoFocus: null,
  confirmType: String,
  confirmHold: null,
  cursor: null,
  adjustPosition: null,
  holdKeyboard: null,
  autoHeight: null,
  fixed: null,
  showConfirmBar: null,
  disableDefaultPadding: null,
  name: String
} as const

/** What may be typed where nothing else is said. */
const USUAL_LENGTH = 140

type Field = HTMLInputElement | HTMLTextAreaElement

const fieldOf = (tag: Tag) => tag.element.querySelector<Field>('.wx-field')

/** Keyboards by the field's type; letters are what a keyboard of numbers does not have. */
const KEYBOARDS: Readonly<Record<string, string>> = { number: 'numeric', digit: 'decimal', idcard: 'text' }

function update(tag: Tag): void {
  const field = fieldOf(tag)
  const hint = tag.element.querySelector<HTMLElement>('.wx-hint')
  if (!field || !hint) return
  const { value, placeholder, placeholderClass, placeholderStyle, disabled, maxlength, focus, type } =
    tag.data
  const text = asText(value)
  if (field.value !== text) field.value = text
  field.disabled = isOn(disabled)
  const limit = numberOf(maxlength) ?? USUAL_LENGTH
  if (limit >= 0) field.maxLength = limit
  else field.removeAttribute('maxlength')
  field.inputMode = KEYBOARDS[asText(type)] ?? 'text'
  field.dataset['hint'] = asText(placeholder)
  if (field instanceof tag.element.ownerDocument.defaultView!.HTMLInputElement)
    field.type = isOn(tag.data['password']) ? 'password' : 'text'
  hint.className = `wx-hint ${asText(placeholderClass)}`
  hint.setAttribute('style', asText(placeholderStyle))
  showHint(tag)
  if (isOn(focus) && tag.element.ownerDocument.activeElement !== field)
    window.setTimeout(() => field.focus({ preventScroll: true }))
}

/** The hint, while nothing is typed; else what is typed, out of sight: it is as high as its lines. */
function showHint(tag: Tag): void {
  const hint = tag.element.querySelector<HTMLElement>('.wx-hint')
  if (!hint) return
  const typed = fieldOf(tag)?.value ?? ''
  hint.textContent = typed || asText(tag.data['placeholder'])
  hint.style.visibility = typed ? 'hidden' : ''
}

function create({ keyboard }: EaselProgram, tag: Tag, kind: 'input' | 'textarea'): void {
  const { ownerDocument: document } = tag.element
  const hint = document.createElement('div')
  hint.className = 'wx-hint'
  const field = document.createElement(kind)
  field.className = 'wx-field'
  tag.element.append(hint, field)
  const tell = (type: string, more: object = {}) =>
    tag.fire(type, { value: field.value, cursor: field.selectionStart ?? 0, ...more })
  field.addEventListener('input', () => {
    showHint(tag)
    tell('input', { keyCode: 0 })
  })
  field.addEventListener('focus', () => {
    const risen = keyboard.rise({
      field: tag.element,
      window: pageOf(tag.element).window,
      adjusts: tag.data['adjustPosition'] == null || isOn(tag.data['adjustPosition']),
      spacing: numberOf(tag.data['cursorSpacing']) ?? 0
    })
    tell('focus', { height: risen.height })
    tag.fire('keyboardheightchange', risen)
  })
  field.addEventListener('blur', () => {
    tell('blur')
    tag.fire('keyboardheightchange', keyboard.sink())
  })
  field.addEventListener('keydown', (event) => {
    if ((event as KeyboardEvent).key === 'Enter' && kind === 'input') tell('confirm')
  })
}

/** What is typed into. */
export const fields = (program: EaselProgram) =>
  ({
    input: { properties: PROPERTIES, created: (tag) => create(program, tag, 'input'), update },
    textarea: { properties: PROPERTIES, created: (tag) => create(program, tag, 'textarea'), update }
  }) satisfies Record<string, Native>
