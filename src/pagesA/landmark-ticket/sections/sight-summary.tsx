import { View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { CATEGORY_LABELS, type Sight } from '@/features/ticket/model'
import { Cell, CellGroup } from '@/ui/cell/cell'
import clockShape from '@/ui/icon/icons/clock.module.scss'
import phoneShape from '@/ui/icon/icons/phone.module.scss'
import { Tag } from '@/ui/tag/tag'
import css from './sight-summary.module.scss'

/** Cancelling the phone's own call dialog is not an error. */
const dial = (phoneNumber: string) => void Taro.makePhoneCall({ phoneNumber }).catch(() => undefined)

/** Name, type, opening hours and phone number of a sight. */
export function SightSummary({ sight }: { sight: Sight }) {
  const { name, subtitle, category, level, hours, phone } = sight
  return (
    <>
      <View className={css.head}>
        <View className={css.name} {...{ role: 'heading', 'aria-level': 1 }}>
          {name}
        </View>
        <View className={css.tags}>
          <Tag tone='info'>{CATEGORY_LABELS[category]}</Tag>
          {level ? <Tag tone='gold'>{level}</Tag> : null}
        </View>
        <View className={css.subtitle}>{subtitle}</View>
      </View>
      <CellGroup>
        <Cell icon={clockShape} title='开放时间' note={hours} />
        {phone ? <Cell icon={phoneShape} title='咨询电话' note={phone} onPress={() => dial(phone)} /> : null}
      </CellGroup>
    </>
  )
}
