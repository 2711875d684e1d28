import { useState } from 'react'
import { plainCode } from '@contract/typed/code'
import { typedPhone } from '@contract/typed/phone'
import { Field } from '@/ui/field/field'
import type { Clean } from '@/ui/field/take-typed'
import { act, find, render, text, type } from '../../support/mount.h5'

const input = () => find<HTMLInputElement>('input')
const nothing = () => undefined

it('gives what is typed and what Enter confirms, and shows its value', async () => {
  const onType = jest.fn()
  const onEnter = jest.fn()
  await render(<Field label='卡号' value='12' maxlength={6} onType={onType} onEnter={onEnter} />)
  expect(input().value).toBe('12')
  expect(input().placeholder).toBe('卡号')
  await type(input(), '123')
  expect(onType).toHaveBeenLastCalledWith('123')
  await act(() => input().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
  expect(onEnter).toHaveBeenCalledTimes(1)
})

it('says what is wrong beside itself, as an alert', async () => {
  const field = (fault?: string) => (
    <Field label='手机号' value='1' maxlength={11} fault={fault} onType={nothing} />
  )
  const { rerender } = await render(field())
  expect(input().getAttribute('aria-invalid')).toBe('false')
  expect(document.querySelector('[role=alert]')).toBeNull()
  await rerender(field('请输入 11 位手机号'))
  expect(input().getAttribute('aria-invalid')).toBe('true')
  expect(find('[role=alert]').textContent).toBe('请输入 11 位手机号')
})

it('brings the keyboard and what the browser may fill in; has a label above and a place at the right', async () => {
  await render(
    <Field
      label='验证码'
      labelled
      placeholder='6 位数字'
      keyboard='number'
      autoFill='one-time-code'
      value=''
      maxlength={6}
      onType={nothing}
    >
      获取
    </Field>
  )
  expect(input().inputMode).toBe('numeric')
  expect(input().getAttribute('autocomplete')).toBe('one-time-code')
  expect(input().getAttribute('aria-label')).toBe('验证码')
  expect(input().placeholder).toBe('6 位数字')
  expect(text()).toBe('验证码获取')
})

it('a printed code is typed in capitals, unchecked and never filled in', async () => {
  await render(<Field label='激活码' keyboard='code' value='' maxlength={24} onType={nothing} />)
  expect(input().getAttribute('autocapitalize')).toBe('characters')
  expect(input().getAttribute('spellcheck')).toBe('false')
  expect(input().getAttribute('autocomplete')).toBe('off')
})

/** A field as pages have it: its value follows what is typed. */
function Typing({ clean, maxlength }: { clean?: Clean; maxlength: number }) {
  const [value, setValue] = useState('')
  return (
    <Field label='字段' value={value} maxlength={maxlength} onType={setValue} {...(clean ? { clean } : {})} />
  )
}

it.each<[string, string, number, Clean | undefined]>([
  ['+86 138 0013 8000', '13800138000', 11, typedPhone],
  ['１３８００１３８０００', '13800138000', 11, typedPhone],
  ['Ｋ７ＱＭ-２ＸＷＡ', 'K7QM2XWA', 8, plainCode],
  ['张\u200B三\u202E', '张三', 30, undefined],
  ['长乐路\u20281 号', '长乐路 1 号', 30, undefined],
  ['好\uD83D', '好', 30, undefined],
  ['一二三四五', '一二三', 3, undefined],
  ['一二👍', '一二', 3, undefined],
  ['\u3164\u3164', '', 30, undefined]
])('shows %j as %j: cleaned first, then cut', async (pasted, shown, maxlength, clean) => {
  await render(<Typing maxlength={maxlength} {...(clean ? { clean } : {})} />)
  await type(input(), pasted)
  expect(input().value).toBe(shown)
  // the same again: the value that React knows does not change
  await type(input(), pasted)
  expect(input().value).toBe(shown)
})

it('keeps the caret where somebody types into the middle', async () => {
  await render(<Typing maxlength={11} clean={typedPhone} />)
  await type(input(), '13800138000')
  input().value = '138-00138000'
  input().setSelectionRange(4, 4)
  await act(() => input().dispatchEvent(new Event('input', { bubbles: true })))
  expect([input().value, input().selectionStart]).toEqual(['13800138000', 3])
})

it('does not touch what an iOS keyboard is composing', async () => {
  await render(<Typing maxlength={4} />)
  await type(input(), 'zhang\u2006san')
  expect(input().value).toBe('zhang\u2006san')
  await type(input(), '张三')
  expect(input().value).toBe('张三')
})
