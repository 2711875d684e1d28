import { useState } from 'react'
import { View } from '@tarojs/components'
import { Amounts } from '@/features/order/components/amounts'
import { Agreements } from '@/features/order/components/agreements'
import { CouponCell } from '@/features/order/components/coupon-cell'
import { CouponSheet } from '@/features/order/components/coupon-sheet'
import { NeedMobile } from '@/features/order/components/need-mobile'
import { PriceExplained } from '@/features/order/components/price-explained'
import { useClaimable } from '@/features/order/use-claimable'
import { isUnsettled } from '@/features/order/refusal'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { CellGroup } from '@/ui/cell/cell'
import { Field } from '@/ui/field/field'
import { Page } from '@/ui/page/page'
import { Price } from '@/ui/price/price'
import { Stateful } from '@/ui/stateful/stateful'
import css from './index.module.scss'
import { AddressSection } from './sections/address-section'
import { PointsRow } from './sections/points-row'
import { QueueNotice } from './sections/queue-notice'
import { SentGroup } from './sections/sent-group'
import { SettlementSkeleton } from './sections/settlement-skeleton'
import { Unsettled } from './sections/unsettled'
import { useSettlement } from './use-settlement'

const PATH = 'pages-mall/settlement/index'
const NOTE_LENGTH = 100

/** 确认订单: address, goods and amounts; the button creates one order and leads to the cashier. */
function SettlementPage({ query }: PageProps<typeof PATH>) {
  const settlement = useSettlement(query)
  const { settled, coupon, notice, blocked, making } = settlement
  const [choosing, setChoosing] = useState(false)
  const { data, error } = settled
  const claimable = useClaimable(data?.claimable, coupon, settlement.chooseCoupon)
  if (!data && isUnsettled(error)) {
    return (
      <Page title={titleOf(PATH)}>
        <Unsettled error={error} fromCart={query.skuId === undefined} />
      </Page>
    )
  }
  const bar = data ? (
    <BottomBar aside={<Price fen={data.payFen} size='large' />} note={blocked}>
      <Button
        size='large'
        block
        guarded
        loading={making}
        disabled={blocked !== undefined}
        onPress={settlement.submit}
      >
        {settlement.queued ? '正在排队' : making ? '正在提交' : '提交订单'}
      </Button>
    </BottomBar>
  ) : null
  return (
    <Page title={titleOf(PATH)} bottom={bar}>
      <Stateful query={settled} skeleton={<SettlementSkeleton />}>
        {(seen) => (
          <>
            {seen.needMobile ? <NeedMobile onBound={() => void settled.refetch()} /> : null}
            <Notice words={notice} />
            {settlement.queued ? (
              <QueueNotice
                words={settlement.queued}
                isLeaving={settlement.isLeaving}
                onLeave={settlement.leaveQueue}
              />
            ) : null}
            {seen.dropped.length > 0 ? (
              <Notice words={[`「${seen.dropped.join('」「')}」暂时无法购买，未计入本单`]} />
            ) : null}
            <AddressSection address={seen.address} onPress={settlement.chooseAddress} />
            {seen.groups.map((group) => (
              <SentGroup key={group.freightTemplateId} group={group} />
            ))}
            <CellGroup>
              <CouponCell
                choices={seen.coupons}
                claimable={claimable.offers}
                chosen={coupon}
                onPress={() => setChoosing(true)}
              />
              {seen.points ? <PointsRow points={seen.points} onChange={settlement.setUsePoints} /> : null}
            </CellGroup>
            {settlement.queued ? null : (
              <View className={css.note}>
                <Field
                  label='订单备注'
                  placeholder={`选填，最多 ${NOTE_LENGTH} 个字`}
                  labelled
                  size='medium'
                  value={settlement.note}
                  maxlength={NOTE_LENGTH}
                  onType={settlement.setNote}
                />
              </View>
            )}
            <Amounts
              totalFen={seen.totalFen}
              cardOffFen={seen.cardOffFen}
              discountFen={seen.cardOffFen + seen.couponOffFen + seen.pointsOffFen}
              pointsOffFen={seen.pointsOffFen}
              couponName={coupon?.coupon.name}
              freightFen={seen.address ? seen.freightFen : undefined}
              payFen={seen.payFen}
            />
            <PriceExplained
              explained={seen}
              claimable={claimable}
              onChoose={({ usesPoints }) => usesPoints && settlement.setUsePoints(true)}
            />
            <Agreements kind='sku' />
          </>
        )}
      </Stateful>
      <CouponSheet
        open={choosing}
        choices={data?.coupons ?? []}
        claimable={claimable}
        chosenId={coupon?.coupon.couponReceiveId}
        onChoose={settlement.chooseCoupon}
        onClose={() => setChoosing(false)}
      />
    </Page>
  )
}

/** What has changed since the amounts were shown. */
function Notice({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <View className={css.notice} {...{ role: 'alert' }}>
      {words.map((text) => (
        <View key={text}>{text}</View>
      ))}
    </View>
  )
}

export default routedPage(routeOf(PATH), SettlementPage)
