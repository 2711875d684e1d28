import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useDidShow } from '@tarojs/taro'
import { cacheBytes, clearCache, sizeText } from '@/features/member/cache'
import { saveProfile } from '@/features/member/commands'
import { birthdayRange, type ProfileChange } from '@/features/member/model'
import { profileQuery, useShownMobile } from '@/features/member/queries'
import { logout } from '@/features/session/commands'
import { serverNow } from '@/lib/server-now'
import { confirm, toast } from '@/platform/feedback/feedback'

/** The member's profile, where each change is saved at once, and the data stored on the device. */
export function useSettings() {
  const profile = useQuery(profileQuery())
  const mobile = useShownMobile(profile.data)
  const [cacheSize, setCacheSize] = useState('')
  const measure = () => setCacheSize(sizeText(cacheBytes()))
  useDidShow(measure)

  /** A failure has been shown as a toast, and the optimistic value rolled back. */
  const save = (change: ProfileChange) => void saveProfile(change).catch(() => undefined)
  const empty = async () => {
    if (!(await confirm('将清除缓存的页面数据与所在城市，不会退出登录', `清除缓存 ${cacheSize}`))) return
    clearCache()
    measure()
    toast('缓存已清除')
  }
  const leave = async () => {
    if (await confirm('退出后，会员卡与优惠券仍保留在账号中', '退出登录？', '退出')) await logout()
  }
  return {
    profile,
    mobile,
    birthdays: birthdayRange(serverNow()),
    cacheSize,
    save,
    empty: () => void empty(),
    leave: () => void leave()
  }
}
