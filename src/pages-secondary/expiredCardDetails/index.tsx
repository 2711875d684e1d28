import { View } from '@tarojs/components'
import { PlainWords } from '@/features/appearance/components/plain-words'
import { CardFace } from '@/features/card/components/card-face/card-face'
import { PurchaseBar } from '@/features/card/components/purchase-bar/purchase-bar'
import type { MemberCardDetail } from '@/features/card/model'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { PlateLine } from '@/features/plate/components/plate-line/plate-line'
import { heldText } from '@/features/plate/model'
import { navigate } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Cell, CellGroup } from '@/ui/cell/cell'
import { Page } from '@/ui/page/page'
import { HEADING } from '@/ui/read-as'
import { Block, Line, Skeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import css from './index.module.scss'
import { renewText, useExpiredCard } from './use-expired-card'

const PATH = 'pages-secondary/expiredCardDetails/index'

const skeleton = (
  <Skeleton className={css.skeleton}>
    <Block className={css.faceBox} />
    <Block height={80} gap={24} />
    <Line width={40} tall gap={16} />
    <Block height={80} />
    <Block height={80} />
  </Skeleton>
)

/** Buys the card again; if it is no longer sold, links to those on sale. */
function RenewBar({ detail, onRenew }: { detail: MemberCardDetail; onRenew: () => void }) {
  if (detail.renew.reason !== 'off_sale')
    return <PurchaseBar purchase={detail.renew} buyText='立即续费' onPress={onRenew} />
  return (
    <BottomBar>
      <Button size='large' block onPress={() => void navigate('pages/cardDetail/index')}>
        看看其他会员卡
      </Button>
    </BottomBar>
  )
}

/** 过期卡详情: what an expired card contained, and how to renew it. */
function ExpiredCard({ query }: PageProps<typeof PATH>) {
  const { query: card, renew } = useExpiredCard(query.memberCardId)
  const detail = card.data
  return (
    <Page title={titleOf(PATH)} bottom={detail ? <RenewBar detail={detail} onRenew={renew} /> : undefined}>
      <Stateful query={card} skeleton={skeleton}>
        {(data) => (
          <>
            <View className={css.face}>
              <CardFace {...data.card} state='expired' />
            </View>
            <View className={css.note}>
              <View className={css.noteTitle}>如何续费</View>
              <View>{renewText(data)}</View>
            </View>
            <PlainWords of={['续费', '权益包']} />
            {data.plates.length > 0 ? (
              <View className={css.title} {...HEADING}>
                原卡内权益包
              </View>
            ) : null}
            <View className={css.list}>
              {data.plates.map((plate) => (
                <PlateLine
                  key={plate.memberPlateId}
                  name={plate.name}
                  picture={plate.picture}
                  note={heldText(plate)}
                  detail={plate.subtitle}
                />
              ))}
            </View>
            <CellGroup>
              <Cell
                title='已领取的权益'
                note='已领取的券码在有效期内可正常使用'
                onPress={() => void navigate('pages-my/receiveRecord/index')}
              />
            </CellGroup>
          </>
        )}
      </Stateful>
    </Page>
  )
}

export default routedPage(routeOf(PATH), ExpiredCard)
