import { RESULT } from '@contract/envelope/codes'
import type { Data } from '@contract/types'
import { BusinessError, notFound } from '../../core/business-error'
import type { Queryable } from '../../db/client'
import { RemoteError } from '../../gateways/remote-json'
import type { CodePicture, WechatGateway } from '../../gateways/wechat/wechat-gateway'
import { findInvitation } from '../distribution'
import { findProduct } from '../mall'
import { insertCode, linkOf, pictureOf } from './mini-code-repository'
import { posterLink, type PosterLink } from './poster-link'

/** The page that every code opens: it is in the main package and in every released version. */
const ENTRY_PAGE = 'pages/index/index'

/** After a failure WeChat is left alone for so long, ms: posters have another code meanwhile, without waiting. */
const PAUSE_MS = 30_000

/** Codes of our mini-program, each made once. */
export interface MiniCodes {
  /** The code of a link. @throws BusinessError 404 for a link without posters, 503 if WeChat gives none */
  code(link: string, now: Date): Promise<Data<'getMiniCode'>>
  /** The link of a scene. @throws BusinessError 404 */
  scene(scene: string, now: Date): Promise<Data<'getScene'>>
}

/** The codes of a process: callers who want the same one at the same time wait for one call to WeChat. */
export function createMiniCodes(wechat: () => WechatGateway, db: Queryable): MiniCodes {
  const making = new Map<string, Promise<CodePicture>>()
  let pausedUntil = 0

  async function make(target: PosterLink, now: Date): Promise<CodePicture> {
    if (now.getTime() < pausedUntil) throw noCode()
    if (!(await leadsSomewhere(target, db))) throw notFound('这个页面没有海报')
    try {
      const picture = await wechat().miniCode({ page: ENTRY_PAGE, scene: target.scene })
      await insertCode(target, picture, now, db)
      return picture
    } catch (cause) {
      if (!(cause instanceof RemoteError)) throw cause
      pausedUntil = now.getTime() + PAUSE_MS
      throw noCode(cause)
    }
  }

  function makeOnce(target: PosterLink, now: Date): Promise<CodePicture> {
    const current = making.get(target.scene)
    if (current) return current
    const begun = make(target, now).finally(() => making.delete(target.scene))
    making.set(target.scene, begun)
    return begun
  }

  return {
    async code(link, now) {
      const target = posterLink(link)
      if (!target) throw notFound('这个页面没有海报')
      const { mime, bytes } = (await pictureOf(target.scene, now, db)) ?? (await makeOnce(target, now))
      return { picture: `data:${mime};base64,${bytes.toString('base64')}` }
    },

    async scene(scene, now) {
      const link = await linkOf(scene, now, db)
      if (link === null) throw notFound('这个小程序码已失效')
      return { link }
    }
  }
}

const noCode = (cause?: unknown) =>
  new BusinessError(RESULT.overloaded, '微信服务繁忙，请稍后再试', { cause })

/** Whether there is such a product or invitation: the number of codes is limited by what there is. */
async function leadsSomewhere({ of, value, channel }: PosterLink, db: Queryable): Promise<boolean> {
  const found =
    of === 'invite' ? await findInvitation(value, channel, db) : await findProduct(value, channel, db)
  return Boolean(found)
}
