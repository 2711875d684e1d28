import { View } from '@tarojs/components'
import { SectionHead } from '@/features/market/components/section-head/section-head'
import { navigate } from '@/routes/navigate'
import { LazyComponent } from '@/ui/lazy-component/lazy-component'
import { Stateful } from '@/ui/stateful/stateful'
import css from './exchange-center.module.scss'
import { BrandLine } from './sections/brand-line'
import { CardCarousel } from './sections/card-carousel'
import { CategoryGrid } from './sections/category-grid'
import { ExpiryNotice } from './sections/expiry-notice'
import { OF_MEMBER } from './sections/of-member'
import { PlateOffers } from './sections/plate-offers'
import { CouponPlaces, FirstScreenSkeleton } from './sections/skeletons'
import { WhenNear } from './sections/when-near'
import { useExchangeCenter } from './use-exchange-center'

const toCoupons = () => void navigate('pages-my/couponList/index')
const { CurrentRound, Glance } = OF_MEMBER
const loadMore = () => import('./sections/more').then((file) => file.More)

/** 兑换中心: the cards, what can be received in this round, what is on offer, and what is nearby. */
export function ExchangeCenter() {
  const { ready, failed, slides, mine, glance, config, current, setCurrent, card } = useExchangeCenter()
  if (failed) {
    return (
      <View>
        <Stateful query={failed} skeleton={null}>
          {() => null}
        </Stateful>
      </View>
    )
  }
  if (!ready || !config) return <FirstScreenSkeleton />
  const coupons = config.coupons.length > 0 ? <CouponPlaces /> : null
  return (
    <View className={css.panel}>
      <BrandLine brand={config.brand} />
      {slides[0] ? <CardCarousel slides={slides} current={current} onChange={setCurrent} /> : null}
      <ExpiryNotice cards={mine} />
      {glance && mine[0] ? <Glance glance={glance} memberCardId={mine[0].memberCardId} /> : null}
      {/* the first is that for all, and always there */}
      {config.categories[1] ? <CategoryGrid categories={config.categories} /> : null}
      {card ? <CurrentRound card={card} /> : null}
      {/* keyed: when the city's own offers come first it is a new row, so that nothing shifts under a finger */}
      <PlateOffers
        key={config.plates[0]?.plateId}
        plates={config.plates}
        title={mine.length > 0 ? '再加一个权益包' : '权益包'}
      />
      {/* outside the lazy part: the first screen may end in the middle of it */}
      {config.coupons.length > 0 ? (
        <SectionHead title='领券' more={{ text: '我的优惠券', onPress: toCoupons }} />
      ) : null}
      <WhenNear id='home-more' skeleton={coupons}>
        <LazyComponent load={loadMore} skeleton={coupons} stands />
      </WhenNear>
    </View>
  )
}
