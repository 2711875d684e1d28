/** Whose number a partner made an account for is asked, at their first login, whether they know what is in it (ADR 0057). */
import Taro from '@tarojs/taro'
import { isLoggedIn } from '@/features/session/atoms'
import { loginWithPhoneCode, loginWithSmsCode } from '@/features/session/commands'
import { endSession } from '@/features/session/session'
import { confirm } from '@/platform/feedback/feedback'
import { navigate } from '@/routes/navigate'
import { fakeApi, ok } from '../../../support/fake-api'

jest.mock('@/platform/feedback/feedback')
jest.mock('@/routes/navigate')

const mini = process.env.TARO_ENV === 'weapp'
const LOGIN = { accessToken: 'T', openId: null, memberId: 'm1', isNew: false }
const FOUND = {
  belongings: [
    { what: '会员卡', unit: '张', count: 1 },
    { what: '订单', unit: '笔', count: 2 }
  ]
}
const bySms = () => loginWithSmsCode('13800138000', '123456')

beforeEach(() => {
  jest.mocked(confirm).mockReset()
  jest.mocked(navigate).mockReset()
  jest.spyOn(Taro, 'login').mockResolvedValue({ code: 'wx-code', errMsg: '' })
})
afterEach(() => {
  endSession()
  jest.restoreAllMocks()
})

const WAYS: [string, () => Promise<void>][] = [['an SMS code', bySms]]
if (mini) WAYS.push(['WeChat’s number', () => loginWithPhoneCode('phone-code')])

describe.each(WAYS)('by %s', (_, login) => {
  const server = (data: object) => fakeApi({ loginWithSmsCode: () => ok(data), register: () => ok(data) })

  it.each([
    ['who does not know it is led to customer service', true],
    ['who knows it stays where they are', false]
  ])('what is in it is listed, and that others are logged out; %s', async (_case, unknown) => {
    server({ ...LOGIN, found: FOUND })
    jest.mocked(confirm).mockResolvedValue(unknown)
    await login()
    expect(isLoggedIn()).toBe(true)
    const [[content, title, button] = []] = jest.mocked(confirm).mock.calls
    expect(content).toContain('会员卡 1 张、订单 2 笔')
    expect(content).toContain('之前登录的设备已全部退出')
    expect([title, button]).toEqual(['这个账号之前有人用过', '联系客服'])
    expect(jest.mocked(navigate).mock.calls).toEqual(
      unknown ? [['pages-my/channelCustomerService/index']] : []
    )
  })

  it('the login does not wait for the answer', async () => {
    server({ ...LOGIN, found: FOUND })
    jest.mocked(confirm).mockReturnValue(new Promise(() => undefined))
    await login()
    expect(isLoggedIn()).toBe(true)
  })

  it('nothing is asked where nothing was found', async () => {
    server(LOGIN)
    await login()
    expect([isLoggedIn(), jest.mocked(confirm).mock.calls]).toEqual([true, []])
  })
})
