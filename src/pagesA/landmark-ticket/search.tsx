import { useState } from 'react'
import { View } from '@tarojs/components'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useLastSpot } from '@/features/location/use-place'
import { SightRows } from '@/features/ticket/components/sight-row/sight-rows'
import { forgetSearches, rememberSearch, searchesAtom } from '@/features/ticket/history'
import { sightsQuery, sightSuggestionsQuery, ticketFrontQuery } from '@/features/ticket/queries'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { navigate } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import searchIllustration from '@/ui/illustration/illustrations/search.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Field } from '@/ui/field/field'
import { Icon } from '@/ui/icon/icon'
import closeShape from '@/ui/icon/icons/close.module.scss'
import { Cell, CellGroup } from '@/ui/cell/cell'
import { Page } from '@/ui/page/page'
import { Pressable } from '@/ui/pressable/pressable'
import css from './search.module.scss'
import { SearchTerms } from './sections/search-terms'
import { useSettledText } from '@/ui/search-field/use-settled-text'

const PATH = 'pagesA/landmark-ticket/search'
const MAX_LENGTH = 30

/** 搜索: search history, popular terms, suggestions while typing, and results. */
function LandmarkSearch({ query: { cityCode } }: PageProps<typeof PATH>) {
  const [text, setText] = useState('')
  const [requested, setRequested] = useState('')
  const typed = useSettledText(text.trim())
  const history = useAtomValue(searchesAtom)
  const front = useQuery(ticketFrontQuery(cityCode))
  const typing = typed !== '' && typed !== requested
  const suggestions = useQuery({ ...sightSuggestionsQuery(typed, cityCode), enabled: typing })

  const search = (word: string) => {
    setText(word)
    setRequested(word.trim())
    rememberSearch(word)
  }
  const type = (next: string) => {
    setText(next)
    if (next.trim() !== requested) setRequested('')
  }
  return (
    <Page title={titleOf(PATH)}>
      <View className={css.top}>
        <View className={css.field}>
          <Field
            label='搜索景点、城市'
            size='medium'
            value={text}
            maxlength={MAX_LENGTH}
            onType={type}
            onEnter={() => search(text)}
          >
            {text ? (
              <Pressable className={css.clear} label='清空' onPress={() => type('')}>
                <Icon of={closeShape} size={16} />
              </Pressable>
            ) : null}
          </Field>
        </View>
        <Pressable className={css.go} disabled={text.trim() === ''} onPress={() => search(text)}>
          搜索
        </Pressable>
      </View>
      {requested !== '' ? (
        <Found keyword={requested} hotWords={front.data?.hotWords ?? []} onSearch={search} />
      ) : typing && suggestions.data && suggestions.data.length > 0 ? (
        <CellGroup>
          {suggestions.data.map(({ sightId, name, city }) => (
            <Cell
              key={sightId}
              title={name}
              value={city}
              onPress={() => {
                rememberSearch(name)
                void navigate('pagesA/landmark-ticket/product_detail', { sightId })
              }}
            />
          ))}
        </CellGroup>
      ) : (
        <>
          <View className={css.hint}>可搜索景点名称、城市，支持拼音与首字母</View>
          {history.length > 0 ? (
            <SearchTerms title='搜索历史' words={history} onPress={search} onClear={forgetSearches} />
          ) : null}
          <SearchTerms title='热门搜索' words={front.data?.hotWords ?? []} onPress={search} />
        </>
      )}
    </Page>
  )
}

interface FoundProps {
  keyword: string
  hotWords: readonly string[]
  onSearch: (word: string) => void
}

/** Matches from anywhere: sorting by distance does not help somebody who searches by name. */
function Found({ keyword, hotWords, onSearch }: FoundProps) {
  const location = useLastSpot()?.location ?? null
  const sights = useInfiniteQuery(sightsQuery({ keyword, sort: 'popular', location }))
  return (
    <SightRows
      query={sights}
      empty={
        <>
          <EmptyState
            illustration={searchIllustration}
            text={`未找到“${keyword}”`}
            hint='换个词试试，支持拼音与首字母'
          />
          <SearchTerms title='热门搜索' words={hotWords} onPress={onSearch} />
        </>
      }
    />
  )
}

export default routedPage(routeOf(PATH), LandmarkSearch)
