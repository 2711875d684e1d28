import { useState } from 'react'
import { View } from '@tarojs/components'
import { shortCity } from '@/features/location/model'
import { storeCount } from '@/features/location/store-count'
import { navigate } from '@/routes/navigate'
import { Icon } from '@/ui/icon/icon'
import downShape from '@/ui/icon/icons/chevron-down.module.scss'
import listShape from '@/ui/icon/icons/list.module.scss'
import locationShape from '@/ui/icon/icons/location.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import { SearchField } from '@/ui/search-field/search-field'
import { StickyHead } from '@/ui/sticky-head/sticky-head'
import { Tabs } from '@/ui/tabs/tabs'
import type { StoreListState } from '../use-store-list'
import { DistrictSheet } from './district-sheet'
import css from './filters.module.scss'

const ALL = { key: '', title: '全部' }

/** City, search text, category and district; and whether a list or a map is shown. */
export function Filters({ state }: { state: StoreListState }) {
  const { spot, view, setView, typed, type, kind, setKind, district, setDistrict, categories, total } = state
  const [choosing, setChoosing] = useState(false)
  // the category in the URL is listed even if the city has none of it
  const names = categories.map(({ category }) => category)
  const kinds = names.includes(kind) || !kind ? names : [kind, ...names]
  return (
    <>
      <StickyHead>
        <View className={css.filters}>
          <View className={css.search}>
            <Pressable
              className={css.city}
              onPress={() => void navigate('pages-secondary/searchAddress/index')}
            >
              <View className={css.cityName}>{spot ? shortCity(spot.city) : '选择城市'}</View>
              <Icon of={downShape} size={16} className={css.down} />
            </Pressable>
            <View className={css.field}>
              <SearchField label='搜索商户、品牌或地址' value={typed} onType={type} />
            </View>
          </View>
          <Tabs
            items={[ALL, ...kinds.map((category) => ({ key: category, title: category }))]}
            active={kind}
            onChange={setKind}
            label='商户分类'
          />
          <View className={css.bar}>
            {spot ? (
              <Pressable className={css.district} onPress={() => setChoosing(true)}>
                <View>{district || '全城'}</View>
                <Icon of={downShape} size={16} className={css.down} />
              </Pressable>
            ) : null}
            <View className={css.total} aria-live='polite'>
              {total === undefined ? '' : storeCount(total)}
            </View>
            <Pressable className={css.view} onPress={() => setView(view === 'list' ? 'map' : 'list')}>
              <Icon of={view === 'list' ? locationShape : listShape} size={16} />
              <View>{view === 'list' ? '地图' : '列表'}</View>
            </Pressable>
          </View>
        </View>
      </StickyHead>
      {/* beside the head: what lies in it lies below the page's bar */}
      {spot ? (
        <DistrictSheet
          open={choosing}
          cityCode={spot.city_code}
          chosen={district}
          onClose={() => setChoosing(false)}
          onChoose={(name) => {
            setDistrict(name)
            setChoosing(false)
          }}
        />
      ) : null}
    </>
  )
}
