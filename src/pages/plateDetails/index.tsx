import { View } from '@tarojs/components'
import { PlainWords } from '@/features/appearance/components/plain-words'
import { PurchaseBar } from '@/features/card/components/purchase-bar/purchase-bar'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { buyTimesText } from '@/features/plate/model'
import { routeOf, titleOf } from '@/routes/table'
import { Page } from '@/ui/page/page'
import { RichText } from '@/ui/rich-text/rich-text'
import { Stateful } from '@/ui/stateful/stateful'
import css from './index.module.scss'
import { Held } from './sections/held'
import { PlateActions } from './sections/plate-actions'
import { PlateHead } from './sections/plate-head'
import { PlateSkeleton } from './sections/plate-skeleton'
import { Privileges } from './sections/privileges'
import { usePlateDetails } from './use-plate-details'

const PATH = 'pages/plateDetails/index'

/** 权益包详情: what a plate contains, how its rounds work, what the member has of it, and its purchase. */
function PlateDetails({ query }: PageProps<typeof PATH>) {
  const { query: plate, memberPlateId, open, taken, atOnce, times, press } = usePlateDetails(query)
  const offer = plate.data?.plate
  return (
    <Page
      title={titleOf(PATH)}
      bottom={
        open ? (
          <PlateActions held={open} onBuy={offer?.purchase.allowed ? () => press('buy') : undefined} />
        ) : offer ? (
          <PurchaseBar
            purchase={offer.purchase}
            buyText={plate.data && plate.data.mine.length > 0 ? '再买一份' : '立即购买'}
            priceFen={offer.priceFen}
            listPriceFen={offer.listPriceFen}
            note={times ? buyTimesText(times) : undefined}
            onPress={press}
          />
        ) : undefined
      }
    >
      <Stateful query={plate} skeleton={<PlateSkeleton />}>
        {(data) => (
          <>
            <PlateHead plate={data.plate} />
            <PlainWords of={['权益', '权益包']} />
            {data.mine.map((held) => (
              <Held key={held.memberPlateId} held={held} />
            ))}
            <Privileges
              privileges={data.privileges}
              taken={taken}
              atOnce={atOnce}
              memberPlateId={memberPlateId}
            />
            <View className={css.text}>
              <RichText html={data.rulesHtml} />
            </View>
          </>
        )}
      </Stateful>
    </Page>
  )
}

export default routedPage(routeOf(PATH), PlateDetails)
