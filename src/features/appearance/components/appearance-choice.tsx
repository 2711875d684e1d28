import { useAtomValue } from 'jotai'
import { View } from '@tarojs/components'
import { Chips } from '@/ui/chips/chips'
import { SwitchRow } from '@/ui/switch/switch-row'
import { chooseElder, chooseLook } from '../commands'
import { appearanceAtom, type Look } from '../state'
import css from './appearance-choice.module.scss'

const LOOKS = [
  { key: 'system', title: '跟随系统' },
  { key: 'light', title: '浅色' },
  { key: 'dark', title: '深色' }
] as const

/** What the elder mode does. */
const ELDER = '文字和按钮更大，画面不自动滚动，难懂的词有说明'

/** Colour scheme and elder mode of this device; both take effect at once on the page. */
export function AppearanceChoice() {
  const { look, elder } = useAtomValue(appearanceAtom)
  return (
    <View className={css.choice}>
      <Chips
        title='界面颜色'
        items={LOOKS}
        chosen={look ?? 'system'}
        onChoose={(key) => chooseLook(key === 'system' ? undefined : (key satisfies Look))}
      />
      <View className={css.elder}>
        <SwitchRow title='大字版' note={ELDER} label={`大字版，${ELDER}`} on={elder} onChange={chooseElder} />
      </View>
    </View>
  )
}
