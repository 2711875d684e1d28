import { View } from '@tarojs/components'
import { Button } from '../button/button'
import css from './more-button.module.scss'

export interface MoreButtonProps {
  /** The list in pages: one that has a next page. */
  query: { readonly isFetchingNextPage: boolean; readonly fetchNextPage: () => Promise<unknown> }
}

/** Below a part of a list, in a sheet or among other things, where scrolling does not fetch the next page by itself. */
export function MoreButton({ query }: MoreButtonProps) {
  return (
    <View className={css.more}>
      <Button kind='plain' loading={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
        看更多
      </Button>
    </View>
  )
}
