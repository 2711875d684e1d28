import { Field } from '@/ui/field/field'
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
