import { defineCall, type CallHost } from './define'
import type { Phone } from '../phone'
import { Refused } from './refused'

/** What WeChat has fetched from the developer's server (数据预拉取), as `wx.getBackgroundFetchData` gives it. */
export interface FetchedData {
  readonly fetchedData: string
  readonly path: string
  readonly query: string
  readonly scene: number
  readonly timeStamp: number
}

/** WeChat's pre-fetch: the token that the app leaves, and what was fetched when it was opened. */
export function readAheadCalls(host: CallHost & { readonly phone: Phone }) {
  const { phone } = host
  return {
    setBackgroundFetchToken: defineCall(host, 'setBackgroundFetchToken', ({ token }) => {
      if (typeof token !== 'string' || token.length > 1024) throw new Refused('parameter error: token')
      phone.fetchToken = token
    }),
    getBackgroundFetchData: defineCall(host, 'getBackgroundFetchData', ({ fetchType }) => {
      if (fetchType !== 'pre') throw new Refused('invalid fetchType')
      if (!phone.fetched) throw new Refused('fetched data not found')
      return { ...phone.fetched }
    })
  }
}
