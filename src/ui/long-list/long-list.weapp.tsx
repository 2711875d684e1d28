import { useCallback, useEffect, useId, useState } from 'react'
import { View } from '@tarojs/components'
import { whileNear } from '@/platform/screen/while-near.weapp'
import { classNames } from '../class-names'
import { usePageVisible } from '../visible/visible'
import { chunksOf, CHUNK_ROWS, type LongListProps } from './chunks'
import css from './long-list.module.scss'

interface ChunkProps<T> extends LongListProps<T> {
  id: string
  at: number
  onNear: (at: number) => void
}

/** Of rows that have not been drawn yet: without a height nothing comes near. */
const UNKNOWN = '1px'

/** Ten rows, or far from the screen an empty box as high as they were. The first ten are there at once. */
function Chunk<T>({ id, at, onNear, rows, className, children }: ChunkProps<T>) {
  const [height, setHeight] = useState(at === 0 ? undefined : UNKNOWN)
  const visible = usePageVisible()
  useEffect(
    () =>
      visible
        ? whileNear(id, (left) => {
            setHeight(left)
            if (left === undefined) onNear(at)
          })
        : undefined,
    [id, at, visible, onNear]
  )
  return (
    <View id={id} className={classNames(css.chunk, className)} style={{ height: height ?? 'auto' }}>
      {height === undefined ? rows.map((row, place) => children(row, at * CHUNK_ROWS + place)) : null}
    </View>
  )
}

/**
 * The rows of a list that grows. What is far from the screen is not on the page, so that a list costs the same however long it
 * is; what has not been near yet stands as one low box below it.
 */
export function LongList<T>({ rows, className, children }: LongListProps<T>) {
  const id = `rows${useId().replace(/\W/g, '')}`
  const [furthest, setFurthest] = useState(0)
  const onNear = useCallback((at: number) => setFurthest((known) => Math.max(known, at)), [])
  return (
    <>
      {chunksOf(rows, furthest + 2).map((chunk, at) => (
        <Chunk key={at} id={`${id}-${at}`} at={at} onNear={onNear} rows={chunk} className={className}>
          {children}
        </Chunk>
      ))}
    </>
  )
}
