import type { FastifyRequest } from 'fastify'
import { browserOf, isMiniProgramView, systemOf } from '@contract/device/user-agent'
import { VIEW_COOKIE } from '@contract/device/view'
import type { Renderer, RenderRequest } from '@contract/ssr'
import { DEFAULT_CHANNEL, isChannelCode, type ChannelCode } from '../config/channels'
import type { Settings } from '../config/settings'
import { pathOf } from '../http/log'
import { carriesSecret, namedChannel, parametersOf, plainPath, readBy, written } from './address'
import { isShared, storedValue, viewOf } from './device-view'

/** The input of a rendering, except for whom it is. */
export interface PageRequest {
  /** As for a visitor. */
  readonly screen: RenderRequest & { readonly channel: ChannelCode }
  /** The address contains a secret, which is not in `screen`. */
  readonly hasSecret: boolean
}

type Request = Pick<FastifyRequest, 'host' | 'headers' | 'cookies'>
type PageSettings = Pick<Settings, 'publicOrigin' | 'channelHosts'>

/** The page to render for a request's address; undefined if its path is not a page. */
export function pageRequestOf(
  address: string,
  request: Request,
  renderer: Pick<Renderer, 'pathOf' | 'parametersOf' | 'unpacked'>,
  settings: PageSettings,
  now: number
): PageRequest | undefined {
  const pathname = pathOf(address)
  const path = renderer.pathOf(pathname)
  if (path === undefined) return undefined
  const parameters = parametersOf(address.slice(pathname.length + 1))
  const device = viewOf(request.cookies[VIEW_COOKIE])
  const query = readBy(renderer.parametersOf(path), renderer.unpacked(parameters))
  const screen = {
    path,
    query,
    address: originOf(request.host, settings) + plainPath(pathname) + written(query),
    channel: channelFor(
      [namedChannel(parameters), storedValue(device, 'channelCode', now)],
      request,
      settings
    ),
    ...kindOf(String(request.headers['user-agent'] ?? '')),
    device,
    memberId: null,
    now
  }
  return { screen, hasSecret: carriesSecret(parameters) }
}

/** A host name sent by a client must not get into pages cached for others. */
function originOf(host: string, { publicOrigin, channelHosts }: PageSettings): string {
  return Object.hasOwn(channelHosts, host) ? `${new URL(publicOrigin).protocol}//${host}` : publicOrigin
}

/** The channel of the link, else that by which the device entered, else that of the host. */
function channelFor(
  named: readonly unknown[],
  { host }: Pick<Request, 'host'>,
  { channelHosts }: PageSettings
): ChannelCode {
  const code = named.find((name): name is ChannelCode => typeof name === 'string' && isChannelCode(name))
  return code ?? (Object.hasOwn(channelHosts, host) ? channelHosts[host] : undefined) ?? DEFAULT_CHANNEL
}

/** As determined by the app (src/platform/environment/kind.h5.ts). */
const kindOf = (userAgent: string): Pick<RenderRequest, 'platform' | 'system' | 'inMiniProgram'> => ({
  platform: browserOf(userAgent),
  system: systemOf(userAgent),
  inMiniProgram: isMiniProgramView(userAgent)
})

/** Only for this device: never cached. */
export const isPrivate = ({ memberId, device }: RenderRequest): boolean =>
  memberId !== null || 'chosenCity' in device

/** Others may request exactly the same. */
export const isCacheable = (screen: RenderRequest): boolean => !isPrivate(screen) && isShared(screen.device)

/** Everything that a rendering depends on: what differs in it is rendered and cached separately. */
export function cacheKeyOf({ now: _now, device, ...rest }: RenderRequest): string {
  const entries = Object.entries(device).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([Object.entries(rest), entries])
}
