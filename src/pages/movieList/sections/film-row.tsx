import { Text, View } from '@tarojs/components'
import { releaseText, scoreText } from '@/features/partner/films'
import type { Film } from '@/features/partner/model'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { Price } from '@/ui/price/price'
import css from './film-row.module.scss'

export interface FilmRowProps {
  film: Film
  today: string | undefined
  onPress: () => void
}

/** A film: poster, score, facts, first showing, and price of a seat. */
export function FilmRow({ film, today, onPress }: FilmRowProps) {
  const { name, poster, minutes, genres, cast, fromFen, showings } = film
  const score = scoreText(film)
  return (
    <Pressable className={css.film} onPress={onPress}>
      <Picture className={css.poster} src={poster} />
      <View className={css.text}>
        <View className={css.head}>
          <View className={css.name}>{name}</View>
          {score === undefined ? (
            <View className={css.unrated}>暂无评分</View>
          ) : (
            <View className={css.score} {...{ role: 'img' }} aria-label={`评分 ${score}`}>
              {score}
              <Text className={css.point}>分</Text>
            </View>
          )}
        </View>
        <View className={css.line}>{`${genres} · ${minutes} 分钟`}</View>
        <View className={css.line}>{cast}</View>
        <View className={css.when}>{`${releaseText(film, today)} · ${showings} 场`}</View>
        <View className={css.foot}>
          <Price fen={fromFen} />
          <View className={css.from}>起</View>
          <View className={css.buy}>购票</View>
        </View>
      </View>
    </Pressable>
  )
}
