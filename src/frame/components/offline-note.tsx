import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { onlineAtom } from '../online'
import css from './offline-note.module.scss'

/** A notice shown while the device is offline. */
export function OfflineNote() {
  if (useAtomValue(onlineAtom)) return null
  return (
    <View className={css.note} role='status'>
      网络已断开，恢复后将自动刷新
    </View>
  )
}
