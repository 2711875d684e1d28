import { useChannelConfig } from '@/features/channel/queries'
import { navigate } from '@/routes/navigate'
import { Cell, CellGroup } from '@/ui/cell/cell'
import locationShape from '@/ui/icon/icons/location.module.scss'
import { LazyComponent } from '@/ui/lazy-component/lazy-component'
import { NearbyPlaces } from './nearby-places'
import { WhenNear } from './when-near'

// below two screens, with the only list of home that goes on without end
const loadNearby = () => import('./nearby').then((file) => file.Nearby)

/** Stores near the user; where the channel asks for no location (rule role.location), the way to all of them. */
export function Stores() {
  const { config } = useChannelConfig()
  if (config.basic.isNeedLocation === 1) {
    return (
      <WhenNear id='home-nearby' early={240}>
        <LazyComponent load={loadNearby} skeleton={<NearbyPlaces />} />
      </WhenNear>
    )
  }
  return (
    <CellGroup>
      <Cell
        icon={locationShape}
        title='优质商户'
        note='按城市和类别查找合作门店'
        onPress={() => void navigate('pages-secondary/storeList/index')}
      />
    </CellGroup>
  )
}
