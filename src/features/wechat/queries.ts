import { wechatEndpoints } from '@contract/wechat/endpoints'
import type { Data } from '@contract/types'
import { codeOf } from '@/api/error'
import { read } from '@/api/read'
import { RESULT } from '@contract/envelope/codes'

/** Links from a browser to a page of our own mini-program. */
export type MiniLink = Data<'getMiniLink'>

/** The links to a page of our mini-program; home if none is given. */
export const miniLinkQuery = (path: string | undefined, query: string | undefined) =>
  read(wechatEndpoints.getMiniLink, { ...(path ? { path } : {}), ...(query ? { query } : {}) })

/** The partner's mini-program of this channel: the fixed one, unless `id` names another of its list. */
export const partnerMiniQuery = (id: string | undefined, path: string | undefined) =>
  read(wechatEndpoints.getChannelXcxUrl, { ...(id ? { id } : {}), ...(path ? { path } : {}) })

/** The channel has no such mini-program: a retry does not help. */
export const isUnknownMini = (error: unknown): boolean => codeOf(error) === RESULT.notFound
