import { RESULT } from '@contract/envelope/codes'
import type { Data, ParsedInput } from '@contract/types'
import type { ChannelCode } from '../../config/channels'
import { EXAMPLE_MINI, type PartnerMini } from '../../config/partner-minis'
import type { Settings } from '../../config/settings'
import { BusinessError, notFound } from '../../http/business-error'

const PATH = /^[\w\-./]*(?:\?[^\s#\u0000]*)?$/

/**
 * The partner's mini-program of a channel: its fixed one (spec section 9), or the one that `id` names in its list. `path`
 * chooses another page of it. @throws BusinessError 404 for an id that is not in the list
 */
export function partnerMiniOf(
  { partnerMinis, production }: Pick<Settings, 'partnerMinis' | 'production'>,
  channel: ChannelCode,
  { id = '', path }: ParsedInput<'getChannelXcxUrl'>
): Data<'getChannelXcxUrl'> {
  const mini = find(partnerMinis, channel, id)
  if (!mini) throw notFound('没有找到这个小程序')
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
  const named = minis.find((mini) => mini.channel === channel && mini.id === id)
  return named ?? (id === '' ? EXAMPLE_MINI : undefined)
}
