import { wechatEndpoints } from '@contract/wechat/endpoints'
import type { Data } from '@contract/types'
import { codeOf } from '@/api/error'
import { read } from '@/api/read'
import { RESULT } from '@contract/envelope/codes'

/** Ways from a browser to a page of our own mini-program. */
export type MiniLink = Data<'getMiniLink'>

/** The ways to a page of our mini-program; home's where none is named. */
export const miniLinkQuery = (path: string | undefined, query: string | undefined) =>
  read(wechatEndpoints.getMiniLink, { ...(path ? { path } : {}), ...(query ? { query } : {}) })

/** The partner's mini-program of this channel: the fixed one, unless `id` names another of its list. */
export const partnerMiniQuery = (id: string | undefined, path: string | undefined) =>
  read(wechatEndpoints.getChannelXcxUrl, { ...(id ? { id } : {}), ...(path ? { path } : {}) })

/** The channel knows no such mini-program: asking again does not help. */
export const isUnknownMini = (error: unknown): boolean => codeOf(error) === RESULT.notFound
