import { routedPage, type PageProps } from '@/frame/routed-page'
import { filmAddress } from '@/features/partner/addresses'
import { Placement } from '@/features/partner/components/placement'
import { routeOf, titleOf } from '@/routes/table'

const PATH = 'pages/nndypPlacementUrl/index'

/** 特惠观影: the special-offer film site, on a film where one was chosen. */
function NndypPlacement({ query }: PageProps<typeof PATH>) {
  return <Placement title={titleOf(PATH)} source={filmAddress(query)} />
}

export default routedPage(routeOf(PATH), NndypPlacement)
