import { RESULT } from '@contract/envelope/codes'
import type { Data, ParsedInput } from '@contract/types'
import type { Settings } from '../../config/settings'
import { RemoteError } from '../../gateways/remote-json'
import type { WechatWebGateway } from '../../gateways/wechat/wechat-web-gateway'
import { BusinessError } from '../../core/business-error'

/** A page of our mini-program. */
interface MiniPage {
  readonly path: string
  readonly query: string
}

const HOME = 'pages/index/index'
const PATH = /^pages[\w-]*(?:\/[\w-]+)+$/
const QUERY = /^[^\s#\u0000]*$/

/** Cache for WeChat's schemes, shared by requests for the same page: WeChat creates only a limited number per day. */
const PAGE_CACHE_TTL_MS = 600_000
const MAX_CACHED = 500

export type MiniLinks = (input: ParsedInput<'getMiniLink'>, now: Date) => Promise<Data<'getMiniLink'>>

/** Links to a page of our mini-program from a browser. */
export function createMiniLinks(
  wechatWeb: () => WechatWebGateway,
  { publicOrigin, gateways }: Pick<Settings, 'publicOrigin' | 'gateways'>
): MiniLinks {
  const stored = new Map<string, { scheme: string; until: number }>()

  async function schemeOf({ path, query }: MiniPage, now: Date): Promise<string> {
    const key = `${path}?${query}`
    const held = stored.get(key)
    if (held && held.until > now.getTime()) return held.scheme
    const scheme = await schemeIfReachable(wechatWeb(), path, query)
    if (stored.size >= MAX_CACHED) stored.clear()
    if (scheme !== '') stored.set(key, { scheme, until: now.getTime() + PAGE_CACHE_TTL_MS })
    return scheme
  }

  return async (input, now) => {
    const page = pageOf(input)
    const { appId, originalId } = wechatWeb().mini
    const query = page.query === '' ? '' : `?${page.query}`
    // A phone that scans it with WeChat opens our own page, which contains the launch tag.
    const landing = gateways.wechat === 'sandbox' ? '/sandbox/wechat/mini' : '/pages/openXcx/index'
    return {
      appId,
      originalId,
      path: `${page.path}.html${query}`,
      scheme: await schemeOf(page, now),
      qrText: `${publicOrigin}${landing}?${new URLSearchParams({ ...page }).toString()}`.slice(0, 1000)
    }
  }
}

function pageOf({ path = '', query = '' }: ParsedInput<'getMiniLink'>): MiniPage {
  const page = {
    path: path.replace(/^\//, '').replace(/\.html$/, '') || HOME,
    query: query.replace(/^\?/, '')
  }
  if (PATH.test(page.path) && QUERY.test(page.query)) return page
  throw new BusinessError(RESULT.badRequest, '小程序页面的地址不正确')
}

/** The other links work without WeChat; a browser that supports only the scheme gets an error. */
async function schemeIfReachable(wechatWeb: WechatWebGateway, path: string, query: string): Promise<string> {
  try {
    return await wechatWeb.miniScheme(path, query)
  } catch (problem) {
    if (problem instanceof RemoteError) return ''
    throw problem
  }
}
