import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { atom } from 'jotai'
import { channelEndpoints } from '@contract/channel/endpoints'
import type { ChannelConfig, ChannelInfo } from '@contract/types'
import { read } from '@/api/read'
import { currentChannel } from '@/channels/current'
import { store } from '@/lib/store'
import { shownStored, useHydrated } from '@/platform/storage/shown-stored'
import { writeStored } from '@/platform/storage/stored-values'
import { findPath } from '@/routes/registered-paths'
import { isPhoneMasked, parseChannelConfig, SAFE_CONFIG } from './model'

/** A channel's configuration changes seldom, ms. */
const FRESH_MS = 300_000

/** The channel as reported by the server; `needMobile` is stored on arrival (rule stored.needMobile). */
export function channelInfoQuery() {
  const { queryKey, queryFn } = read(channelEndpoints.getChannelInfo, {})
  return {
    queryKey: [...queryKey, currentChannel().code] as const,
    staleTime: FRESH_MS,
    meta: { background: true },
    queryFn: async (context: { signal?: AbortSignal }): Promise<ChannelInfo> => {
      const info = await queryFn(context)
      writeStored('needMobile', info.needMobile)
      // a tab may lead to a separate page, whose path must be known when the tabs are shown
      const { tabbar } = parseChannelConfig(info.configData)
      await Promise.all(tabbar.map(({ path }) => findPath(path).catch(() => undefined)))
      return info
    }
  }
}

/**
 * Scope: device. The last configuration received: used while a new one is requested after a login or logout.
 */
const lastConfigAtom = atom({ code: '', config: SAFE_CONFIG })

function configOf(info: ChannelInfo | undefined): ChannelConfig {
  const { code } = currentChannel()
  const last = store.get(lastConfigAtom)
  const saved = code === last.code ? last.config : SAFE_CONFIG
  const config = info ? parseChannelConfig(info.configData) : saved
  store.set(lastConfigAtom, { code, config })
  return config
}

/**
 * The channel's configuration; `ready` once the server has responded or the read has failed. Until then the
 * last or the safe one. `failed`: it could not be read and there is no earlier one, so the safe one is used.
 */
export function useChannelConfig(): { config: ChannelConfig; ready: boolean; failed: boolean } {
  const { data, isPending } = useQuery(channelInfoQuery())
  const config = useMemo(() => configOf(data), [data])
  return { config, ready: !isPending, failed: !isPending && data === undefined && config === SAFE_CONFIG }
}

/** Whether phone numbers are shown masked here, to this user (rule role.phoneMask). */
export function usePhoneMasked(): boolean {
  useHydrated()
  return isPhoneMasked(useChannelConfig().config, shownStored('labelId'))
}
