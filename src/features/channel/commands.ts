import { atom } from 'jotai'
import { queryClient } from '@/api/query-client'
import type { ChannelCode } from '@/channels/channels'
import { currentChannel } from '@/channels/current'
import { store } from '@/lib/store'
import { writeStored } from '@/platform/storage/stored-values'

/** Scope: device. The channel whose theme the app uses. */
export const channelAtom = atom<ChannelCode>(currentChannel().code)

/** Sets this device's channel: stores it, and discards all data of another channel's backend. */
export function enterChannel(code: ChannelCode): void {
  const before = currentChannel().code
  writeStored('channelCode', code)
  store.set(channelAtom, code)
  if (code !== before) void queryClient.resetQueries()
}
