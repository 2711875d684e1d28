import { useState } from 'react'
import { ScrollView, View } from '@tarojs/components'
import { CitySheet } from '@/features/ticket/components/city-sheet/city-sheet'
import { SightRows } from '@/features/ticket/components/sight-row/sight-rows'
import { CATEGORY_LABELS } from '@/features/ticket/model'
import { useShare } from '@/features/wechat/use-share'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { navigate, urlOf } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import searchIllustration from '@/ui/illustration/illustrations/search.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Icon } from '@/ui/icon/icon'
import chevronShape from '@/ui/icon/icons/chevron-down.module.scss'
import searchShape from '@/ui/icon/icons/search.module.scss'
import { Page } from '@/ui/page/page'
import { Pressable } from '@/ui/pressable/pressable'
import { StickyHead } from '@/ui/sticky-head/sticky-head'
import { Tabs } from '@/ui/tabs/tabs'
import css from './index.module.scss'
import { Banners } from './sections/banners'
import { useSights } from './use-sights'

const PATH = 'pagesA/landmark-ticket/index'

/** 景点门票: the sights of a city filtered by type, sorted by popularity or distance. */
function LandmarkTicket({ query }: PageProps<typeof PATH>) {
  const shown = useSights(query.cityCode)
  const { cityCode, cityName, front, category, sort } = shown
  const [choosing, setChoosing] = useState(false)
  useShare({ title: `${cityName}景点门票`, path: urlOf(PATH, cityCode ? { cityCode } : {}) })
  const categories = [
    { key: 'all' as const, title: '全部' },
    ...(front?.categories ?? []).map((one) => ({ key: one.category, title: CATEGORY_LABELS[one.category] }))
  ]
  return (
    <Page title={titleOf(PATH)}>
      <View className={css.top}>
        <Pressable className={css.city} onPress={() => setChoosing(true)}>
          <View>{cityName}</View>
          <Icon of={chevronShape} size={16} />
        </Pressable>
        <Pressable
          className={css.search}
          onPress={() => void navigate('pagesA/landmark-ticket/search', cityCode ? { cityCode } : {})}
        >
          <Icon of={searchShape} size={16} />
          <View className={css.hint}>搜索景点、城市</View>
        </Pressable>
      </View>
      <Banners banners={shown.banners} />
      <StickyHead>
        <Tabs items={categories} active={category} onChange={shown.setCategory} label='景点类别' />
      </StickyHead>
      <ScrollView scrollX className={css.sorts} showScrollbar={false} enhanced>
        <View className={css.sortRow} {...{ role: 'radiogroup' }} aria-label='排序'>
          {shown.sorts.map((one) => (
            <Pressable
              key={one}
              className={sort === one ? css.sorted : css.sort}
              role='radio'
              selected={sort === one}
              disabled={one === 'distance' && !shown.canBeNear}
              onPress={() => shown.setSort(one)}
            >
              {one === 'popular' ? '人气优先' : '距离优先'}
            </Pressable>
          ))}
        </View>
      </ScrollView>
      <SightRows
        query={shown.sights}
        empty={
          <EmptyState
            illustration={searchIllustration}
            text='这里暂无可预订的景点'
            action={{ text: '看看全国景点', onPress: () => shown.pickCity('') }}
          />
        }
      />
      <CitySheet
        open={choosing}
        cities={shown.cities}
        chosen={cityCode ?? ''}
        onChoose={(code) => {
          setChoosing(false)
          shown.pickCity(code)
        }}
        onClose={() => setChoosing(false)}
      />
    </Page>
  )
}

export default routedPage(routeOf(PATH), LandmarkTicket)
