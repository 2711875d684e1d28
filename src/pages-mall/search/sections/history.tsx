import { useAtomValue } from 'jotai'
import { forgetSearches, searchesAtom } from '@/features/mall/search-history'
import { SearchTerms } from './search-terms'

/** The search history of this device, newest first. */
export function History({ onChoose }: { onChoose: (word: string) => void }) {
  const words = useAtomValue(searchesAtom)
  return (
    <SearchTerms
      title='搜索历史'
      words={words}
      onChoose={onChoose}
      clear={{ text: '清空', onPress: forgetSearches }}
    />
  )
}
