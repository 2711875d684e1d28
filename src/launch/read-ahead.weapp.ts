import Taro from '@tarojs/taro'
import { currentChannel } from '@/channels/current'
import { isLoggedIn } from '@/features/session/atoms'
import { prefetchKey } from '@/features/wechat/calls'
import { onSessionChange } from '@/features/session/session'
import { system } from '@/platform/environment/kind'

/** Leaves with WeChat for whom it may read ahead at the next start: a member by a key that only reads, or a visitor. */
async function leaveToken(): Promise<void> {
  const key = isLoggedIn() ? `.${(await prefetchKey()).key}` : ''
  await Taro.setBackgroundFetchToken({ token: `${currentChannel().code}.${system()}${key}` })
}

/** From now on WeChat reads ahead for whoever is logged in, where it can (数据预拉取, ADR 0094). */
export function allowReadAhead(): void {
  if (!Taro.canIUse('setBackgroundFetchToken')) return
  // whoever cannot be read ahead for reads by themselves
  const leave = () => void leaveToken().catch(() => undefined)
  leave()
  onSessionChange(leave)
}
