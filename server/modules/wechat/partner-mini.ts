import { RESULT } from '@contract/envelope/codes'
import type { Data, ParsedInput } from '@contract/types'
import type { ChannelCode } from '../../config/channels'
import { EXAMPLE_MINI, type PartnerMini } from '../../config/partner-minis'
import type { Settings } from '../../config/settings'
import { BusinessError, notFound } from '../../core/business-error'

const PATH = /^[\w\-./]*(?:\?[^\s#\u0000]*)?$/

/**
 * The partner's mini-program of a channel: its fixed one (rule partner.miniProgram), or the one of its list that
 * matches `id` (its name there or its app id). `path` selects another page of it.
 * @throws BusinessError 404 for an id that is not in the list
 */
export function partnerMiniOf(
  { partnerMinis, production }: Pick<Settings, 'partnerMinis' | 'production'>,
  channel: ChannelCode,
  { id = '', path }: ParsedInput<'getChannelXcxUrl'>
): Data<'getChannelXcxUrl'> {
  const mini = find(partnerMinis, channel, id)
  if (!mini) throw notFound('未找到该小程序')
  if (path !== undefined && !PATH.test(path))
    throw new BusinessError(RESULT.badRequest, '小程序页面的地址不正确')
  return {
    appId: mini.appId,
    path: path?.replace(/^\//, '') || mini.path,
    name: mini.name,
    envVersion: production ? 'release' : 'trial'
  }
}

function find(minis: readonly PartnerMini[], channel: ChannelCode, id: string) {
  // a benefit opened in a browser identifies the mini-program by its app id
  const named = minis.find((mini) => mini.channel === channel && (mini.id === id || mini.appId === id))
  return named ?? (id === '' || id === EXAMPLE_MINI.appId ? EXAMPLE_MINI : undefined)
}
