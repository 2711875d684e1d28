import { useChannelConfig } from '@/features/channel/queries'
import { navigate } from '@/routes/navigate'
import { Cell, CellGroup } from '@/ui/cell/cell'
import locationShape from '@/ui/icon/icons/location.module.scss'
import { LazyComponent } from '@/ui/lazy-component/lazy-component'
import { NearbyPlaces } from './nearby-places'
import { WhenNear } from './when-near'

// starts two screens further down, because it is home's only endless list
const loadNearby = () => import('./nearby').then((file) => file.Nearby)

/**
 * Stores near the user; if the channel does not use the position (rule role.location), a link to all of them.
 */
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
