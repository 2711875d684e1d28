import { routedPage, type PageProps } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'
import { Page } from '@/ui/page/page'
import { Filters } from './sections/filters'
import { NoPosition } from './sections/no-position'
import { StoreMap } from './sections/store-map'
import { Stores } from './sections/stores'
import { useStoreList } from './use-store-list'

const PATH = 'pages-secondary/storeList/index'

/** 优质商户: stores by distance, city, district, category and search text, as a list or on a map. */
function StoreListPage({ query }: PageProps<typeof PATH>) {
  const state = useStoreList(query)
  return (
    <Page title={titleOf(PATH)}>
      <Filters state={state} />
      {state.view === 'list' ? <Stores state={state} /> : <StoreMap state={state} />}
      <NoPosition spot={state.spot} />
    </Page>
  )
}

export default routedPage(routeOf(PATH), StoreListPage)
