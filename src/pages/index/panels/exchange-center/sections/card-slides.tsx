import { memo } from 'react'
import { View } from '@tarojs/components'
import { CardFace } from '@/features/card/components/card-face/card-face'
import { hasPrice, type CardProduct, type MemberCard } from '@/features/card/model'
import { navigate } from '@/routes/navigate'
import { Icon } from '@/ui/icon/icon'
import plusShape from '@/ui/icon/icons/plus.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import { Price } from '@/ui/price/price'
import css from './card-slides.module.scss'

const OF_CARD = { active: undefined, inactive: '激活', expired: '续费' } as const

/** A card on sale: contents, price, 开通; if it cannot be bought, 查看. */
export const OfferSlide = memo(function OfferSlide({ card }: { card: CardProduct }) {
  const open = () => void navigate('pages/cardDetail/index', { cardId: card.cardId })
  return (
    <CardFace
      state='for-sale'
      face={card.face}
      name={card.name}
      level={card.level}
      tagline={card.tagline}
      foot={
        <>
          <View className={css.holds}>
            {`${card.privilegeCount} 项权益 · ${card.plateCount} 个权益包 · ${card.validityDays} 天`}
          </View>
          {hasPrice(card.purchase) ? (
            <Price fen={card.priceFen} was={card.listPriceFen} size='large' tone='inherit' />
          ) : null}
        </>
      }
      action={{ text: card.purchase.allowed ? '开通' : '查看', onPress: open }}
      onPress={open}
    />
  )
})

/** A card that the member holds. */
export const MineSlide = memo(function MineSlide({ card }: { card: MemberCard }) {
  const { memberCardId, cardNo, state } = card
  const text = OF_CARD[state]
  const open = () => {
    if (state === 'expired') void navigate('pages-secondary/expiredCardDetails/index', { memberCardId })
    else void navigate('pages/cardDetail/index', { memberCardId })
  }
  const act = () => {
    if (state === 'inactive') void navigate('pages/activation/index', { cardNo })
    else open()
  }
  return (
    <CardFace
      {...card}
      tagline={`${card.plateCount} 个权益包`}
      action={text ? { text, onPress: act } : undefined}
      onPress={open}
    />
  )
})

/** After the last of the own cards: a link to buy another. */
export function AddSlide() {
  return (
    <Pressable className={css.add} onPress={() => void navigate('pages/market/index')}>
      <View className={css.disc}>
        <Icon of={plusShape} />
      </View>
      <View className={css.addText}>再开一张卡</View>
      <View className={css.addNote}>更多权益，到市集挑一挑</View>
    </Pressable>
  )
}
