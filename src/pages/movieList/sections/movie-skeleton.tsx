import { View } from '@tarojs/components'
import { Block, Line, Skeleton } from '@/ui/skeleton/skeleton'
import css from './movie-skeleton.module.scss'

const ROWS = [0, 1, 2, 3]

/** Placeholder of the films while they load. */
export function FilmsSkeleton() {
  return (
    <Skeleton className={css.films}>
      {ROWS.map((row) => (
        <Block key={row} className={css.film} />
      ))}
    </Skeleton>
  )
}

/** Placeholder of the whole page. */
export function MovieSkeleton() {
  return (
    <>
      <Skeleton className={css.strip}>
        <Line width={30} tall gap={16} />
        <View className={css.days}>
          {ROWS.map((day) => (
            <Block key={day} className={css.day} gap={0} />
          ))}
        </View>
      </Skeleton>
      <FilmsSkeleton />
    </>
  )
}
