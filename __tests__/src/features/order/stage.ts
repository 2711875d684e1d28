import Taro from '@tarojs/taro'
import { flush, text } from '../../../support/mount.h5'
import { queryClient } from '@/api/query-client'
import { navigate } from '@/routes/navigate'
import { tokenAtom } from '@/features/session/atoms'
import { store } from '@/lib/store'
import { removeMemberValues, writeStored } from '@/platform/storage/stored-values'

/** A logged-in member on a page whose ways on are written down: [how, address]. */
export function stage(): { went: [string, string][] } {
  const went: [string, string][] = []
  const go = (how: string) => (option: { url: string }) => {
    went.push([how, option.url])
    return Promise.resolve({ errMsg: '' })
  }
  localStorage.clear()
  queryClient.clear()
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  jest.spyOn(Taro, 'navigateTo').mockImplementation(go('push'))
  jest.spyOn(Taro, 'redirectTo').mockImplementation(go('replace'))
  jest.spyOn(Taro, 'reLaunch').mockImplementation(go('relaunch'))
  // navigate() takes the same address soon after for the same tap: that of the test before is none
  void navigate('pages/market/index')
  went.length = 0
  writeStored('accessToken', 't')
  store.set(tokenAtom, 't')
  return { went }
}

export function strike(): void {
  removeMemberValues()
  store.set(tokenAtom, undefined)
  queryClient.clear()
  jest.restoreAllMocks()
}

/** Lets time pass until `holds` does; it fails after 4 s. */
export async function until(holds: () => boolean): Promise<void> {
  for (let passed = 0; passed < 4000; passed += 20) {
    if (holds()) return
    await flush(20)
  }
  throw new Error(`it did not come about; on the screen: ${text()}`)
}
/** Waits until the skeletons are gone. */
export const ready = () => until(() => document.querySelector('.group[aria-busy=true]') === null)
/** Waits until these words are on the screen. */
export const shown = (words: string) => until(() => text().includes(words))
