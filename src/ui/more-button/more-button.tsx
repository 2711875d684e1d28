import { View } from '@tarojs/components'
import { Button } from '../button/button'
import css from './more-button.module.scss'

export interface MoreButtonProps {
  /** The paged list; it must have a next page. */
  query: { readonly isFetchingNextPage: boolean; readonly fetchNextPage: () => Promise<unknown> }
}

/**
 * Placed below a partial list, in a sheet or among other content, where scrolling does not load the next page.
 */
export function MoreButton({ query }: MoreButtonProps) {
  return (
    <View className={css.more}>
      <Button kind='plain' loading={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
        看更多
      </Button>
    </View>
  )
}
