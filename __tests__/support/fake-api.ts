import Taro from '@tarojs/taro'

/** What the server answers: an envelope, 'down' for no network, or 'late' where it takes too long. */
export type Answer = { resultCode: string; resultMsg?: string; data?: unknown } | 'down' | 'late'

export interface Sent {
  /** The end of the path: `loginWithSmsCode`, `getChannelInfo` … */
  readonly name: string
  readonly url: string
  readonly data: unknown
  readonly token: string | undefined
}

type Handler = (sent: Sent) => Answer | Promise<Answer>

export const ok = (data: unknown = null): Answer => ({ resultCode: '100', resultMsg: '', data })
export const no = (resultCode: string, resultMsg = ''): Answer => ({ resultCode, resultMsg, data: null })

interface Options {
  url: string
  data?: unknown
  header?: Record<string, string>
}

/** Records of visits go out whenever the device is idle, those of the test before among them. */
const BY_THEMSELVES: ReadonlySet<string> = new Set(['uv', 'pv', 'visit', 'interactionPv'])

/**
 * Stands for the server below `Taro.request`; calls without a handler answer with nothing. Gives every call sent, records
 * of visits only where they have a handler.
 */
export function fakeApi(handlers: Record<string, Handler>): Sent[] {
  const calls: Sent[] = []
  jest.spyOn(Taro, 'request').mockImplementation(((options: Options) => {
    const { url, data, header = {} } = options
    const name = url.split('?')[0]?.split('/').at(-1) ?? ''
    const sent: Sent = { name, url, data, token: header['token'] }
    if (handlers[name] || !BY_THEMSELVES.has(name)) calls.push(sent)
    const answer = Promise.resolve().then(() => handlers[name]?.(sent) ?? ok())
    return answer.then((body) => {
      if (body === 'late')
        throw Object.assign(new Error('request:fail timeout'), { errMsg: 'request:fail timeout' })
      if (body === 'down') throw Object.assign(new Error('request:fail'), { errMsg: 'request:fail' })
      return { data: body, statusCode: 200, header: {}, cookies: [] }
    })
  }) as never)
  return calls
}
