import { NeedMobile } from '@/features/order/components/need-mobile'
import { navigate } from '@/routes/navigate'
import { Around } from '../../../support/around'
import { fakeApi, no, ok, type Answer } from '../../../support/fake-api'
import { mountMini } from '../../../support/mount.weapp'

jest.mock('@/routes/navigate', () => ({ ...jest.requireActual('@/routes/navigate'), navigate: jest.fn() }))

let count = 0
beforeEach(() => jest.mocked(navigate).mockClear())

async function press(detail: object, answer: Answer = ok({ mobile: '138****8000' })) {
  const sent = fakeApi({ setXcxMobile: () => answer })
  const onBound = jest.fn()
  const Notice = () => <NeedMobile onBound={onBound} />
  const page = await mountMini(Notice, { path: `pages/need${count++}/index`, App: Around })
  const button = page.findText('一键绑定')
  if (!button) throw new Error(page.text() ?? '')
  await page.fire(button, 'getphonenumber', { ...detail })
  return { sent, onBound }
}

it('one tap gives the member a number', async () => {
  const { sent, onBound } = await press({ code: 'phone-code' })
  expect(sent).toMatchObject([{ name: 'setXcxMobile', data: { code: 'phone-code' } }])
  expect(onBound).toHaveBeenCalledTimes(1)
  expect(navigate).not.toHaveBeenCalled()
})

it('refused, the page that sets a number is the way', async () => {
  const { sent, onBound } = await press({ errMsg: 'getPhoneNumber:fail user deny' })
  expect(sent).toEqual([])
  expect(onBound).not.toHaveBeenCalled()
  expect(navigate).toHaveBeenCalledWith('pages-my/setPhone/index')
})

it('another member’s number changes nothing, and can be joined on that page', async () => {
  const { onBound } = await press({ code: 'phone-code' }, no('920', '该号码已被使用'))
  expect(onBound).not.toHaveBeenCalled()
  expect(navigate).toHaveBeenCalledWith('pages-my/setPhone/index')
})

it('what fails otherwise is told, and nobody is sent away', async () => {
  await press({ code: 'phone-code' }, no('908', '已失效'))
  expect(navigate).not.toHaveBeenCalled()
})
