import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import { chunksOf, CHUNK_ROWS, type LongListProps } from './chunks'
import css from './long-list.h5.module.scss'

/** The rows of a list that grows. The browser neither lays out nor paints what is far away, and still finds its words. */
export function LongList<T>({ rows, className, children }: LongListProps<T>) {
  return (
    <>
      {chunksOf(rows).map((chunk, at) => (
        <View key={at} className={classNames(css.chunk, className)}>
          {chunk.map((row, place) => children(row, at * CHUNK_ROWS + place))}
        </View>
      ))}
    </>
  )
}
