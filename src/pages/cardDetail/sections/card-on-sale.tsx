import { View } from '@tarojs/components'
import { PlainWords } from '@/features/appearance/components/plain-words'
import { CardFace } from '@/features/card/components/card-face/card-face'
import { PurchaseBar } from '@/features/card/components/purchase-bar/purchase-bar'
import { formatYuan } from '@/lib/money'
import { continuesText, ownedText, termText } from '@/lib/card-term'
import { goHome, navigate } from '@/routes/navigate'
import { Cell, CellGroup } from '@/ui/cell/cell'
import infoShape from '@/ui/icon/icons/info.module.scss'
import cardsIllustration from '@/ui/illustration/illustrations/cards.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Page } from '@/ui/page/page'
import { Stateful } from '@/ui/stateful/stateful'
import { useCardOnSale } from '../use-card-on-sale'
import css from './card.module.scss'
import { Benefits } from './benefits'
import { CardSkeleton } from './card-skeleton'
import { Included } from './included'
import { Addons } from './addons'

/** 立即开通; with a coupon the price that it leaves. */
function buyText(renews: boolean, afterCouponFen: number | undefined): string {
  const action = renews ? '续费' : '开通'
  return afterCouponFen === undefined ? `立即${action}` : `券后 ${formatYuan(afterCouponFen)} ${action}`
}

/** A card for sale: face, benefits, included plates, add-on plates, price. */
export function CardOnSale({ title, cardId }: { title: string; cardId: string | undefined }) {
  const { query, none, product, afterCouponFen, buy } = useCardOnSale(cardId)
  if (none) {
    return (
      <Page title={title}>
        <EmptyState
          illustration={cardsIllustration}
          text='暂无在售的会员卡'
          action={{ text: '回首页看看', onPress: () => void goHome() }}
        />
      </Page>
    )
  }
  return (
    <Page
      title={title}
      bottom={
        product ? (
          <PurchaseBar
            purchase={product.card.purchase}
            buyText={buyText(product.nextTerm.renews, afterCouponFen)}
            priceFen={product.card.priceFen}
            listPriceFen={product.card.listPriceFen}
            onPress={buy}
          />
        ) : undefined
      }
    >
      <Stateful query={query} skeleton={<CardSkeleton />}>
        {({ card, included, addons, nextTerm, payback }) => (
          <>
            <View className={css.face}>
              <CardFace
                face={card.face}
                name={card.name}
                level={card.level}
                state='for-sale'
                tagline={card.tagline}
                foot={
                  <View className={css.validity}>
                    {nextTerm.renews ? ownedText(nextTerm) : `开通后 ${card.validityDays} 天有效`}
                  </View>
                }
              />
            </View>
            {nextTerm.renews ? (
              <CellGroup>
                <Cell title='续费后新增' value={termText(nextTerm)} note={continuesText(nextTerm)} />
              </CellGroup>
            ) : null}
            <Benefits card={card} payback={payback} />
            <PlainWords of={['权益', '权益包']} />
            <Included plates={included} />
            <Addons plates={addons} />
            <CellGroup>
              <Cell
                icon={infoShape}
                title='用卡说明'
                onPress={() =>
                  void navigate('pages-secondary/cardInstructions/index', { cardId: card.cardId })
                }
              />
            </CellGroup>
          </>
        )}
      </Stateful>
    </Page>
  )
}
