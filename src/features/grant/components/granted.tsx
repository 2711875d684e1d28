import { View } from '@tarojs/components'
import { CardFace } from '@/features/card/components/card-face/card-face'
import { navigate } from '@/routes/navigate'
import type { GrantLine } from '../model'
import { GoodsLine } from './goods-line'
import css from './granted.module.scss'

/** What was granted: cards as on home, goods each with status and action. */
export function Granted({ lines }: { lines: readonly GrantLine[] }) {
  const goods = lines.filter(({ kind }) => kind === 'product')
  return (
    <View className={css.granted}>
      {lines.map(({ lineId, card }) =>
        card ? (
          <CardFace
            key={lineId}
            {...card}
            onPress={() => void navigate('pages/cardDetail/index', { memberCardId: card.memberCardId })}
          />
        ) : null
      )}
      {goods.length > 0 ? (
        <View className={css.goods}>
          {goods.map((line) => (
            <GoodsLine key={line.lineId} line={line} />
          ))}
        </View>
      ) : null}
    </View>
  )
}
