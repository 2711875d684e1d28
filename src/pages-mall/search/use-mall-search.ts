import { useState } from 'react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { filterInput, NO_FILTER } from '@/features/mall/goods-filter'
import { hotWordsQuery, mallGoodsQuery, mallSuggestionsQuery } from '@/features/mall/queries'
import { rememberSearch } from '@/features/mall/search-history'
import { useSettledText } from '@/features/market/use-settled-text'

/** The typed text, its suggestions, and the results. */
export function useMallSearch(requested: string | undefined) {
  const [typed, setTyped] = useState(requested ?? '')
  /** The submitted term; '' while the user is typing. */
  const [keyword, setKeyword] = useState(requested?.trim() ?? '')
  const [filter, setFilter] = useState(NO_FILTER)
  const settled = useSettledText(typed.trim())
  const typing = keyword === '' && settled !== ''
  const suggestions = useQuery({ ...mallSuggestionsQuery(settled), enabled: typing })
  const hot = useQuery(hotWordsQuery())
  const goods = useInfiniteQuery({
    ...mallGoodsQuery({ keyword, ...filterInput(filter) }),
    enabled: keyword !== ''
  })
  return {
    typed,
    type: (text: string) => {
      setTyped(text)
      setKeyword('')
    },
    keyword,
    search: (word: string) => {
      const text = word.trim()
      if (text === '') return
      setTyped(text)
      setKeyword(text)
      rememberSearch(text)
    },
    /** undefined while nothing is typed, or after the term is submitted. */
    suggestions: typing ? (suggestions.data ?? []) : undefined,
    hot: hot.data ?? [],
    goods,
    filter,
    setFilter
  }
}
