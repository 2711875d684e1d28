import { routedPage, type PageProps } from '@/frame/routed-page'
import { foodAddress } from '@/features/partner/addresses'
import { Placement } from '@/features/partner/components/placement'
import { routeOf, titleOf } from '@/routes/table'

const PATH = 'pages/mtPlacementPage/index'

/** 美团特惠: the site of Meituan, or of the partner given by `way`. */
function MtPlacementPage({ query }: PageProps<typeof PATH>) {
  return <Placement title={titleOf(PATH)} source={foodAddress(query)} />
}

export default routedPage(routeOf(PATH), MtPlacementPage)
