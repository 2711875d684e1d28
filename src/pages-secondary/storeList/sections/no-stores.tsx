import { shortCity } from '@/features/location/model'
import { navigate } from '@/routes/navigate'
import searchIllustration from '@/ui/illustration/illustrations/search.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import type { StoreListState } from '../use-store-list'

/** No store matches: filters can be cleared, or another city chosen. */
export function NoStores({ state: { spot, isFiltered, clear } }: { state: StoreListState }) {
  if (isFiltered) {
    return (
      <EmptyState
        illustration={searchIllustration}
        text='未找到符合条件的商户'
        hint='换个关键词、分类或区域试试'
        action={{ text: '清除筛选条件', onPress: clear }}
      />
    )
  }
  return (
    <EmptyState
      illustration={searchIllustration}
      text={spot ? `${shortCity(spot.city)}暂无合作商户` : '暂无合作商户'}
      hint='可以看看其他城市的商户'
      action={{ text: '切换城市', onPress: () => void navigate('pages-secondary/searchAddress/index') }}
    />
  )
}
