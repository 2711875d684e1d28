import { routedPage, type PageProps } from '@/frame/routed-page'
import { filmAddress } from '@/features/partner/addresses'
import { Placement } from '@/features/partner/components/placement'
import { routeOf, titleOf } from '@/routes/table'

const PATH = 'pages/nndypPlacementUrl/index'

/** 特惠观影: the discount film site, at a film if one was chosen. */
function NndypPlacement({ query }: PageProps<typeof PATH>) {
  return <Placement title={titleOf(PATH)} source={filmAddress(query)} />
}

export default routedPage(routeOf(PATH), NndypPlacement)
