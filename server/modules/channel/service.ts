import type { Data } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { Clock } from '../../core/clock'
import { notFound } from '../../core/business-error'
import { generatedAgreement } from './made-agreements'
import { CACHE_MS, remember } from './model'
import { findAgreement, findChannel } from './repository'

export interface ChannelDependencies {
  readonly db: Queryable
  readonly clock: Clock
  /** Version of this server. */
  readonly version: string
  /** Whether any gateway is a sandbox. */
  readonly sandbox: boolean
}

/** The channel, its brand and the legal texts. */
export interface ChannelService {
  /** @throws BusinessError 404 */
  info(channel: string, now: Date): Promise<Data<'getChannelInfo'>>
  /** @throws BusinessError 404 */
  brand(channel: string, now: Date): Promise<Data<'getBrandChannel'>>
  /** The text in force, at most 30 s late. @throws BusinessError 404 */
  agreement(kind: string, now: Date): Promise<Data<'getAgreement'>>
  system(now: Date): Promise<Data<'getSystemInfo'>>
}

export function createChannelService({ db, clock, version, sandbox }: ChannelDependencies): ChannelService {
  const channelOf = remember(CACHE_MS, async (code) => {
    const channel = await findChannel(code, db)
    if (!channel) throw notFound('未找到这个地址，请从原来的入口重新进入')
    return channel
  })
  const agreementOf = remember(CACHE_MS, async (kind) => {
    const found = await findAgreement(kind, clock.now(), db)
    if (!found) throw notFound('协议不存在')
    const { title, version: edition, effectiveAt, html } = found
    return { title, version: edition, effectiveAt: effectiveAt.toISOString(), html }
  })

  return {
    async info(code, now) {
      const { name, needMobile, config, serviceHours, servicePhone } = await channelOf(code, now)
      return { code, name, needMobile, configData: JSON.stringify(config), serviceHours, servicePhone }
    },
    async brand(code, now) {
      const { name, logo, slogan } = await channelOf(code, now)
      return { code, name, logo, slogan }
    },
    agreement: async (kind, now) => generatedAgreement(kind) ?? agreementOf(kind, now),
    async system(now) {
      return { now: now.toISOString(), version, features: { sandbox, oneTapPhone: true } }
    }
  }
}
