import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import css from './skeleton.module.scss'

type Gap = 0 | 8 | 12 | 16 | 24

/** A group of placeholder boxes in the position of the content. One shimmer runs over all of them. */
export function Skeleton({ children, className }: PropsWithChildren<{ className?: string | undefined }>) {
  return (
    <View
      className={classNames(css.group, className)}
      {...{ role: 'status' }}
      aria-busy='true'
      aria-label='加载中'
    >
      {children}
    </View>
  )
}

/** A line of text; `width` in percent. */
export function Line({ width = 100, tall = false, gap = 8 }: { width?: number; tall?: boolean; gap?: Gap }) {
  return (
    <View
      className={classNames(css.box, tall ? css.tallLine : css.line, css[`gap${gap}`])}
      style={{ width: `${width}%` }}
    />
  )
}

/** A card, a picture: a fixed height class from the page, or one of the usual heights. */
export function Block(props: { height?: 48 | 80 | 120 | 200; gap?: Gap; className?: string | undefined }) {
  const { height = 120, gap = 12, className } = props
  return (
    <View className={classNames(css.box, css.block, className ?? css[`height${height}`], css[`gap${gap}`])} />
  )
}

/** A head or a round icon. */
export function Circle({ size }: { size: 48 | 64 | 80 }) {
  return <View className={classNames(css.box, css.circle, css[`circle${size}`])} />
}

/** The placeholder of most lists: `rows` cards of one height, inside the page's edges. */
export function ListSkeleton({ rows = 4, height = 120 }: { rows?: number; height?: 48 | 80 | 120 | 200 }) {
  return (
    <Skeleton className={css.list}>
      {Array.from({ length: rows }, (_, row) => (
        <Block key={row} height={height} />
      ))}
    </Skeleton>
  )
}
