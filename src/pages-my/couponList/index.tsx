import { View } from '@tarojs/components'
import { PlainWords } from '@/features/appearance/components/plain-words'
import { CouponSheet } from '@/features/coupon/components/coupon-sheet'
import { CouponTicket } from '@/features/coupon/components/coupon-ticket'
import { OfferList } from '@/features/coupon/components/offer-list'
import { COUPON_TABS } from '@/features/coupon/model'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'
import { ListFooter } from '@/ui/list-footer/list-footer'
import { LongList } from '@/ui/long-list/long-list'
import { Page } from '@/ui/page/page'
import { ListSkeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import { Tabs } from '@/ui/tabs/tabs'
import css from './index.module.scss'
import { CouponsEmpty } from './sections/coupons-empty'
import { EndingSoon } from './sections/ending-soon'
import { payOrderOf, openCouponProducts, useCouponList } from './use-coupon-list'

const PATH = 'pages-my/couponList/index'

/** 我的优惠券: coupons by state, a tap shows one in full; claimable coupons are listed below. */
function CouponList({ query }: PageProps<typeof PATH>) {
  const list = useCouponList(query.state)
  const { tab, setTab, coupons, offers, offersLost, now, soon, footer, more, looked, open, look, close } =
    list
  const claimable = offers.some(({ state }) => state === 'claimable')
  return (
    <Page title={titleOf(PATH)}>
      <Tabs label='优惠券状态' items={COUPON_TABS} active={`${tab}`} onChange={setTab} />
      <PlainWords of={['优惠券', '无门槛']} />
      <Stateful
        query={coupons}
        skeleton={<ListSkeleton rows={5} />}
        isEmpty={({ pages }) => pages[0]?.list.length === 0}
        empty={<CouponsEmpty tab={tab} claimable={claimable} />}
      >
        {({ pages }) =>
          soon === undefined ? (
            <ListSkeleton rows={5} />
          ) : (
            <View className={css.list}>
              <EndingSoon count={soon} />
              <LongList key={tab} rows={pages.flatMap((page) => page.list)} className={css.rows}>
                {(coupon) => (
                  <View key={coupon.couponReceiveId} className={css.ticket}>
                    <CouponTicket
                      coupon={coupon}
                      now={now}
                      onOpen={() => look(coupon)}
                      onUse={() => openCouponProducts(coupon)}
                      onPay={() => payOrderOf(coupon)}
                    />
                  </View>
                )}
              </LongList>
              <ListFooter state={footer} onRetry={more} />
            </View>
          )
        }
      </Stateful>
      {coupons.data && footer === 'end' ? <OfferList offers={offers} onUse={openCouponProducts} /> : null}
      {coupons.data && offersLost ? <ListFooter state='error' onRetry={offersLost} /> : null}
      {looked ? (
        <CouponSheet
          coupon={looked}
          open={open}
          now={now}
          onUse={() => openCouponProducts(looked)}
          onPay={() => payOrderOf(looked)}
          onClose={close}
        />
      ) : null}
    </Page>
  )
}

export default routedPage(routeOf(PATH), CouponList)
