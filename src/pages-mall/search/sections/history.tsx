import { useAtomValue } from 'jotai'
import { forgetSearches, searchesAtom } from '@/features/mall/search-history'
import { Words } from './words'

/** What was searched for on this device, newest first. */
export function History({ onChoose }: { onChoose: (word: string) => void }) {
  const words = useAtomValue(searchesAtom)
  return (
    <Words
      title='搜索历史'
      words={words}
      onChoose={onChoose}
      clear={{ text: '清空', onPress: forgetSearches }}
    />
  )
}
