import { NeedMobile } from '@/features/order/components/need-mobile'
import { Around } from '../../../support/around'
import { fakeApi, no, ok, type Answer } from '../../../support/fake-api'
import { mountMini } from '../../../support/mount.weapp'

let count = 0

async function press(detail: object, answer: Answer = ok({ mobile: '138****8000' })) {
  const sent = fakeApi({ setXcxMobile: () => answer })
  const [onBind, onBound] = [jest.fn(), jest.fn()]
  const Notice = () => <NeedMobile onBind={onBind} onBound={onBound} />
  const page = await mountMini(Notice, { path: `pages/need${count++}/index`, App: Around })
  const button = page.findText('一键绑定')
  if (!button) throw new Error(page.text() ?? '')
  await page.fire(button, 'getphonenumber', { ...detail })
  return { sent, onBind, onBound }
}

it('one tap gives the member a number', async () => {
  const { sent, onBind, onBound } = await press({ code: 'phone-code' })
  expect(sent).toMatchObject([{ name: 'setXcxMobile', data: { code: 'phone-code' } }])
  expect(onBound).toHaveBeenCalledTimes(1)
  expect(onBind).not.toHaveBeenCalled()
})

it('refused, the login form is the way', async () => {
  const { sent, onBind } = await press({ errMsg: 'getPhoneNumber:fail user deny' })
  expect(sent).toEqual([])
  expect(onBind).toHaveBeenCalledTimes(1)
})

it("another member's number changes nothing", async () => {
  const { onBound } = await press({ code: 'phone-code' }, no('920', '该号码已被使用'))
  expect(onBound).not.toHaveBeenCalled()
})
