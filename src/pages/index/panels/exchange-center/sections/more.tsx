import { View } from '@tarojs/components'
import { useHomeConfig } from '@/features/card/queries'
import { CouponStrip } from '@/features/market/components/coupon-strip/coupon-strip'
import { PrivilegeTile } from '@/features/market/components/privilege-tile/privilege-tile'
import { SectionHead } from '@/features/market/components/section-head/section-head'
import { LazyComponent } from '@/ui/lazy-component/lazy-component'
import { Banners } from './banners'
import css from './more.module.scss'
import { RunningActivities } from './running-activities'
import { Stores } from './stores'
import { WhenNear } from './when-near'

const loadNothingYet = () => import('./nothing-yet').then((file) => file.NothingYet)

/** Height covered by the tab bar, px: until the page is scrolled, pictures behind it need not be loaded. */
const BAR = 50

/**
 * The lazy part of home below the first screen: coupons (their heading is already rendered), banners,
 * recommended privileges, activities, stores.
 */
export function More() {
  const { data } = useHomeConfig()
  if (!data) return null
  const { coupons, banners, recommended, categories } = data
  return (
    <View>
      {categories[1] ? null : <LazyComponent load={loadNothingYet} skeleton={null} />}
      {coupons.length > 0 ? <CouponStrip coupons={coupons} /> : null}
      <WhenNear id='home-lower' early={-BAR}>
        {/* keyed: a changed list of banners starts at the first one */}
        <Banners key={banners.map(({ id }) => id).join()} banners={banners} />
        {recommended.length > 0 ? (
          <>
            <SectionHead title='为您推荐' />
            <View className={css.tiles}>
              {recommended.map((privilege) => (
                <View key={privilege.privilegeId} className={css.tile}>
                  <PrivilegeTile privilege={privilege} />
                </View>
              ))}
            </View>
          </>
        ) : null}
        <RunningActivities>
          <Stores />
        </RunningActivities>
      </WhenNear>
    </View>
  )
}
