import { View } from '@tarojs/components'
import { AREA_LABELS, FACILITY_LABELS, hoursText, type Lounge } from '@/features/lounge/model'
import { Fact } from '@/ui/fact/fact'
import { Picture } from '@/ui/picture/picture'
import { Sheet } from '@/ui/sheet/sheet'
import css from './lounge-sheet.module.scss'

export interface LoungeSheetProps {
  lounge: Lounge
  open: boolean
  onClose: () => void
}

/** Location, opening hours and amenities of a lounge. */
export function LoungeSheet({ lounge, open, onClose }: LoungeSheetProps) {
  const { name, terminal, area, place, stayHours, facilities, picture, openNow } = lounge
  return (
    <Sheet open={open} title={name} onClose={onClose}>
      <Picture src={picture} className={css.picture} eager />
      <Fact title='位置' text={`${terminal}，${place}`} />
      <Fact title='区域' text={AREA_LABELS[area]} />
      <Fact title='开放时间' text={`${hoursText(lounge)}（${openNow ? '营业中' : '休息中'}）`} />
      <Fact title='停留时长' text={`最长 ${stayHours} 小时`} />
      <Fact
        title='设施服务'
        text={facilities.map((one) => FACILITY_LABELS[one]).join('、') || '以现场为准'}
      />
      <View className={css.note}>请携带身份证件与当日登机牌，国内与国际区域不可互通</View>
    </Sheet>
  )
}
