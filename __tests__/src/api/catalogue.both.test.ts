import Taro from '@tarojs/taro'
import { channelEndpoints } from '@contract/channel/endpoints'
import { visitEndpoints } from '@contract/visit/endpoints'
import { call } from '@/api/call'
import { setFailurePort } from '@/api/failure'
import { ApiError } from '@/api/error'
import { uploadImage } from '@/api/upload'
import { unwrap } from '@/api/envelope'
import { request } from '@/api/request'
import { hideLoading, toast } from '@/platform/feedback/feedback'
import { isOnline } from '@/platform/device/network'
import { fakeApi, no, ok, type Answer } from '../../support/fake-api'

jest.mock('@/platform/feedback/feedback')
jest.mock('@/platform/device/network')

// the mini-program of the tests has no such API by itself
if (!('uploadFile' in Taro)) Object.assign(Taro, { uploadFile: () => undefined })

const loginExpired = jest.fn(() => Promise.resolve(false))
const goHome = jest.fn(() => true)

beforeEach(() => {
  setFailurePort({ loginExpired, goHome })
  jest.mocked(toast).mockClear()
  jest.mocked(hideLoading).mockClear()
})
afterEach(() => {
  jest.restoreAllMocks()
  loginExpired.mockClear()
  goHome.mockClear()
})

const toasts = () => jest.mocked(toast).mock.calls.map(([title]) => title)
const ask = (answer: Answer, quiet = false) => {
  fakeApi({ getChannelInfo: () => answer })
  return call(channelEndpoints.getChannelInfo, {}, { quiet }).then(
    () => 'resolved',
    (error: unknown) => (error as ApiError).code || (error as ApiError).kind
  )
}

const SERVER = '服务器错误，请稍后重试'
const NETWORK = '网络错误，请稍后重试'
const TIMEOUT = '服务器响应超时，请稍后重试'

describe('error catalogue', () => {
  it.each<[string, Answer, string, string[], { home?: true; login?: true; hides?: true }]>([
    ['305: loading hidden, re-login, no toast', no('305', '已失效'), '305', [], { login: true, hides: true }],
    ['402: redirect to the home page', no('402', '不可访问'), '402', [], { home: true }],
    ['700: loading hidden, no toast', no('700', '不说'), '700', [], { hides: true }],
    ["others: the server's message", no('907', '订单已关闭'), '907', ['订单已关闭'], {}],
    ['others without a message: the default', no('999'), '999', [SERVER], {}],
    ['323: no toast', no('323', '不说'), '323', [], {}],
    ['516: no toast', no('516', '不说'), '516', [], {}],
    ['325: no toast', no('325', '不说'), '325', [], {}],
    ['recharge limit reached: no toast', no('902', '本月已达充值上限'), '902', [], {}],
    ['network failure', 'down', 'network', [NETWORK], {}],
    ['no answer in time', 'late', 'timeout', [TIMEOUT], {}]
  ])('%s', async (_, answer, rejected, said, { home, login, hides }) => {
    expect(await ask(answer)).toBe(rejected)
    expect(toasts()).toEqual(said)
    expect(goHome).toHaveBeenCalledTimes(home ? 1 : 0)
    expect(loginExpired).toHaveBeenCalledTimes(login ? 1 : 0)
    expect(jest.mocked(hideLoading).mock.calls.length > 0).toBe(hides === true)
  })

  it('a page that shows the failure itself gets no toast, and the rest all the same', async () => {
    await ask(no('907', '订单已关闭'), true)
    await ask('down', true)
    await ask(no('402'), true)
    expect(toasts()).toEqual([])
    expect(goHome).toHaveBeenCalledTimes(1)
  })

  it('402 at home opens home no second time: the message is said, or shown by the page', async () => {
    goHome.mockReturnValue(false)
    await ask(no('402', '不可访问'), true)
    expect(toasts()).toEqual([])
    await ask(no('402', '不可访问'))
    await ask(no('402'))
    expect(toasts()).toEqual(['不可访问', SERVER])
    goHome.mockReturnValue(true)
  })

  it('a background call that fails has no effect at all', async () => {
    for (const code of ['305', '402', '700', '999']) {
      fakeApi({ uv: () => no(code) })
      await expect(call(visitEndpoints.visitUv, {} as never, { background: true })).rejects.toThrow()
    }
    expect([toasts(), goHome.mock.calls, loginExpired.mock.calls]).toEqual([[], [], []])
    expect(hideLoading).not.toHaveBeenCalled()
  })
})

describe('file upload failure (rule error.upload)', () => {
  it.each([
    ["the server's message", { data: JSON.stringify(no('400', '图片太大')) }, '图片太大'],
    ['the default', { data: '<html>502</html>' }, SERVER]
  ])('toast with %s', async (_, answer, said) => {
    jest.spyOn(Taro, 'uploadFile').mockResolvedValue(answer as never)
    await expect(uploadImage('/tmp/a.png', 'avatar')).rejects.toThrow(said)
    expect(toasts()).toEqual([said])
  })
  it.each([
    ['a file that cannot be read', { errMsg: 'uploadFile:fail file error' }, true, SERVER],
    ['the server cannot be reached', { errMsg: 'uploadFile:fail undefined' }, true, SERVER],
    ['no network', { errMsg: 'uploadFile:fail' }, false, NETWORK],
    ['too slow', { errMsg: 'uploadFile:fail timeout' }, true, TIMEOUT]
  ])('%s', async (_, fault, online, said) => {
    jest.mocked(isOnline).mockReturnValue(online)
    jest.spyOn(Taro, 'uploadFile').mockRejectedValue(fault)
    await expect(uploadImage('/tmp/a.png', 'avatar')).rejects.toThrow(said)
    expect(toasts()).toEqual([said])
  })
  it('an expired login is renewed, and the picture sent once more', async () => {
    loginExpired.mockResolvedValueOnce(true)
    const upload = jest
      .spyOn(Taro, 'uploadFile')
      .mockResolvedValueOnce({ data: JSON.stringify(no('305')) } as never)
      .mockResolvedValueOnce({ data: JSON.stringify(ok({ url: '/a.png' })) } as never)
    expect(await uploadImage('/tmp/a.png', 'avatar')).toEqual({ url: '/a.png' })
    expect(upload).toHaveBeenCalledTimes(2)
  })
  it('success gives the address', async () => {
    const body = JSON.stringify(ok({ url: '/assets/a.png' }))
    const upload = jest.spyOn(Taro, 'uploadFile').mockResolvedValue({ data: body } as never)
    expect(await uploadImage('/tmp/a.png', 'avatar')).toEqual({ url: '/assets/a.png' })
    expect(upload).toHaveBeenCalledWith(expect.objectContaining({ name: 'file', filePath: '/tmp/a.png' }))
  })
})

describe("success is resultCode '100', or status 0, or code 200 (rule call.success)", () => {
  it.each([[{ resultCode: '100', data: 1 }], [{ status: 0, data: 1 }], [{ code: 200, data: 1 }]])(
    '%j',
    (answer) => expect(unwrap(answer)).toBe(1)
  )
  it.each([
    [{ resultCode: 100 }],
    [{ status: 1 }],
    [{ code: '200' }],
    [{}],
    [null],
    ['text'],
    [undefined],
    [[]]
  ])('%j is none', (answer) => expect(() => unwrap(answer)).toThrow(ApiError))
})

describe('the generic request helper (rule call.request)', () => {
  it('gives data, statusCode, header and cookies; an answer of any status is an answer', async () => {
    jest
      .spyOn(Taro, 'request')
      .mockResolvedValue({ data: 'x', statusCode: 503, header: { a: 'b' }, cookies: ['c'] } as never)
    expect(await request({ url: '/x' })).toEqual({
      data: 'x',
      statusCode: 503,
      header: { a: 'b' },
      cookies: ['c']
    })
  })
  it('hands on what it takes: url, data, header, method, dataType, responseType, withCredentials, timeout', async () => {
    const sent = jest.spyOn(Taro, 'request').mockResolvedValue({ data: 'x', statusCode: 200 } as never)
    const options = {
      url: '/x',
      data: { a: 1 },
      header: { h: '1' },
      method: 'POST',
      dataType: 'text',
      responseType: 'arraybuffer',
      withCredentials: true,
      timeout: 7
    } as const
    await request(options)
    expect(sent.mock.calls).toEqual([[options]])
  })
  it('waits 60 s unless told otherwise', async () => {
    const sent = jest.spyOn(Taro, 'request').mockResolvedValue({ data: 'x', statusCode: 200 } as never)
    await request({ url: '/x' })
    await request({ url: '/x', timeout: 5000 })
    expect(sent.mock.calls.map(([options]) => options.timeout)).toEqual([60_000, 5000])
  })
  it('a call without an answer ends after 60 s, and is aborted', async () => {
    jest.useFakeTimers()
    try {
      const abort = jest.fn()
      const silence = Object.assign(new Promise<never>(() => undefined), { abort })
      jest.spyOn(Taro, 'request').mockReturnValue(silence as never)
      const ended = jest.fn()
      const asked = request({ url: '/x' }).catch(ended)
      await jest.advanceTimersByTimeAsync(59_999)
      expect([ended.mock.calls.length, abort.mock.calls.length]).toEqual([0, 0])
      await jest.advanceTimersByTimeAsync(1)
      await asked
      expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }))
      expect(abort).toHaveBeenCalledTimes(1)
    } finally {
      jest.useRealTimers()
    }
  })
  it.each([
    ['request:fail timeout', 'timeout'],
    ['request:fail The request timed out.', 'timeout'],
    ['request:fail 请求超时。', 'timeout'],
    ['request:fail abort', 'abort'],
    ['network error', 'network']
  ])('rejection %s is of kind %s', async (errMsg, kind) => {
    jest.spyOn(Taro, 'request').mockRejectedValue({ errMsg })
    await expect(request({ url: '/x' })).rejects.toMatchObject({ kind })
  })
})
