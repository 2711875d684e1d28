import { View } from '@tarojs/components'
import type { AnswerSource } from '@/features/assistant/model'
import { navigateTo } from '@/routes/navigate'
import { Icon } from '@/ui/icon/icon'
import chevron from '@/ui/icon/icons/chevron-right.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import css from './sources.module.scss'

const KINDS: Readonly<Record<AnswerSource['kind'], string>> = {
  help: '常见问题',
  agreement: '规则协议',
  card: '会员卡',
  plate: '权益包',
  privilege: '权益',
  product: '商品',
  sight: '景点',
  store: '门店',
  service: '客服',
  points: '积分',
  order: '我的订单',
  memberCard: '我的卡'
}

/** The numbered sources of the answer; each opens the page it cites. */
export function Sources({ sources }: { sources: readonly AnswerSource[] }) {
  return (
    <View className={css.sources}>
      <View className={css.sourcesTitle}>{`来源 ${sources.length}`}</View>
      {sources.map(({ no, kind, title, link }) => (
        <Pressable
          key={no}
          className={css.source}
          role='link'
          label={`${no} ${title} ${KINDS[kind]}`}
          onPress={() => void navigateTo(link)}
        >
          <View className={css.sourceNo}>{no}</View>
          <View className={css.sourceText}>
            <View className={css.sourceName}>{title}</View>
            <View className={css.sourceKind}>{KINDS[kind]}</View>
          </View>
          <Icon of={chevron} size={16} className={css.sourceArrow} />
        </Pressable>
      ))}
    </View>
  )
}
