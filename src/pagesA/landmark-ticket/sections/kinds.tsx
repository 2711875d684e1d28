import { View } from '@tarojs/components'
import { refundTag, refundText, type TicketKind } from '@/features/ticket/model'
import { dayText } from '@/features/ticket/days'
import { Button } from '@/ui/button/button'
import { Price } from '@/ui/price/price'
import { Tag } from '@/ui/tag/tag'
import css from './kinds.module.scss'

export interface KindsProps {
  kinds: readonly TicketKind[]
  onBook: (kind: TicketKind) => void
}

/** The ticket kinds: for whom, what they include, the refund fee, and a link to the available days. */
export function Kinds({ kinds, onBook }: KindsProps) {
  if (kinds.length === 0) return <View className={css.none}>门票暂未开售</View>
  return (
    <View {...{ role: 'list' }}>
      {kinds.map((kind) => (
        <View key={kind.kindId} className={css.kind} {...{ role: 'listitem' }}>
          <View className={css.words}>
            <View className={css.name}>{kind.name}</View>
            <View className={css.line}>{kind.audience}</View>
            <View className={css.line}>{kind.includes}</View>
            <View className={css.tags}>
              <Tag tone={refundTag(kind.refundRule) === '不可退' ? 'quiet' : 'ok'}>
                {refundTag(kind.refundRule)}
              </Tag>
              {kind.nearestDay ? <Tag tone='info'>{`最早 ${dayText(kind.nearestDay)}`}</Tag> : null}
            </View>
            <View className={css.rule}>{refundText(kind.refundRule)}</View>
          </View>
          <View className={css.side}>
            <Price fen={kind.priceFen} />
            <Button size='small' disabled={kind.nearestDay === null} onPress={() => onBook(kind)}>
              {kind.nearestDay === null ? '暂无票' : '选日期'}
            </Button>
          </View>
        </View>
      ))}
    </View>
  )
}
