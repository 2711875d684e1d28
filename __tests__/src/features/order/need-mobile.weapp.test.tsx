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
  return { sent, onBound, page }
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

it('the privacy notice refused: the same button shows it again; refused again, that page is the way', async () => {
  const refused = { errMsg: 'getPhoneNumber:fail privacy permission is not authorized', errno: 104 }
  const { page } = await press(refused)
  expect(page.text()).toContain('您未同意隐私保护指引')
  expect(navigate).not.toHaveBeenCalled()
  const again = page.findText('一键绑定')
  if (!again) throw new Error(page.text() ?? '')
  await page.fire(again, 'getphonenumber', refused)
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
