import { routedPage, type PageProps } from '@/frame/routed-page'
import { zoneAddress } from '@/features/partner/addresses'
import { Placement } from '@/features/partner/components/placement'
import { routeOf, titleOf } from '@/routes/table'

const PATH = 'pages/hdzqnxPlacementUrl/index'

/**
 * 合作专区: the site of the partner given by `way`, a product of the discount-ordering partner, or one of our
 * orders on its partner's site.
 */
function HdzqnxPlacement({ query }: PageProps<typeof PATH>) {
  return <Placement title={titleOf(PATH)} source={zoneAddress(query)} />
}

export default routedPage(routeOf(PATH), HdzqnxPlacement)
