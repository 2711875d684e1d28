import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { citiesQuery } from '@/features/location/cities'
import { routedPage } from '@/frame/routed-page'
import { navBarSettings } from '@/platform/navigation/nav-bar'
import { routeOf, titleOf } from '@/routes/table'
import { classNames } from '@/ui/class-names'
import { Page } from '@/ui/page/page'
import { Stateful } from '@/ui/stateful/stateful'
import { SearchField } from '@/ui/search-field/search-field'
import css from './index.module.scss'
import { CitiesSkeleton } from './sections/cities-skeleton'
import { CityIndex } from './sections/city-index'
import { Results } from './sections/results'
import { Shortcuts } from './sections/shortcuts'
import { useSearchAddress } from './use-search-address'

const PATH = 'pages-secondary/searchAddress/index'

/** 选择城市: the located, recent and popular cities, all cities by letter, and a search by name or pinyin. */
function SearchAddressPage() {
  const { typed, type, choose } = useSearchAddress()
  const query = useQuery(citiesQuery())
  return (
    <Page title={titleOf(PATH)} ground='surface'>
      <View className={classNames(css.search, navBarSettings().drawsOwnBar && css.belowBar)}>
        <SearchField label='城市名、拼音或首字母' value={typed} onType={type} />
      </View>
      <Stateful query={query} skeleton={<CitiesSkeleton />}>
        {(list) =>
          typed.trim() ? (
            <Results list={list} typed={typed} onChoose={choose} onClear={() => type('')} />
          ) : (
            <>
              <Shortcuts list={list} onChoose={choose} />
              <CityIndex cities={list.cities} onChoose={choose} />
            </>
          )
        }
      </Stateful>
    </Page>
  )
}

export default routedPage(routeOf(PATH), SearchAddressPage)
