import { View } from '@tarojs/components'
import { Pressable } from '../pressable/pressable'
import css from './list-footer.module.scss'

export interface ListFooterProps {
  state: 'loading' | 'more' | 'end' | 'error'
  onRetry?: () => void
}

const TEXT = { loading: '加载中…', more: '上滑加载更多', end: '没有更多了', error: '加载失败，点击重试' }

/** The foot of a paged list. */
export function ListFooter({ state, onRetry }: ListFooterProps) {
  if (state === 'error' && onRetry) {
    return (
      <Pressable className={css.footer} onPress={onRetry}>
        {TEXT.error}
      </Pressable>
    )
  }
  return (
    <View className={css.footer} aria-live='polite'>
      {TEXT[state]}
    </View>
  )
}
