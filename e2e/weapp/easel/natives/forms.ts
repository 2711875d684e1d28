import { asText } from '../../host/json'
import type { EaselProgram } from '../page/program'
import { isOn, type Native, type Tag } from './tag'

/** A small mark in a box, in its colour while it is on. */
function mark(tag: Tag): void {
  const box =
    tag.element.querySelector<HTMLElement>('.wx-mark') ?? tag.element.ownerDocument.createElement('span')
  box.className = 'wx-mark'
  box.style.color = asText(tag.data['color'])
  box.toggleAttribute('data-checked', isOn(tag.data['checked']))
  if (!box.parentElement) tag.element.prepend(box)
}

const CHOICE = { value: null, disabled: null, checked: null, color: String, name: String } as const

/** What is chosen from. */
export const forms = (program: EaselProgram) =>
  ({
    checkbox: { properties: CHOICE, reflected: ['disabled'], update: mark },
    radio: { properties: CHOICE, reflected: ['disabled'], update: mark },
    picker: {
      properties: {
        mode: String,
        value: null,
        range: null,
        rangeKey: String,
        start: String,
        end: String,
        fields: String,
        disabled: null,
        name: String,
        headerText: String,
        customItem: String
      },
      pressed(tag) {
        if (isOn(tag.data['disabled'])) return
        program.picker = {
          ...tag.data,
          choose: (value) => tag.fire('change', { value }),
          cancel: () => tag.fire('cancel', {})
        }
      }
    }
  }) satisfies Record<string, Native>
