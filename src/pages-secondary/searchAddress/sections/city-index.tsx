import { memo, useEffect, useMemo, useState } from 'react'
import { View } from '@tarojs/components'
import type { City } from '@/features/location/model'
import { whenNear } from '@/platform/screen/near'
import { Pressable } from '@/ui/pressable/pressable'
import { HEADING } from '@/ui/read-as'
import { groupByLetter, sectionId, type LetterGroup } from '../letters'
import type { ChooseCity } from '../use-search-address'
import css from './city-index.module.scss'
import { LetterBar } from './letter-bar'

/** Distance at which a letter's rows are rendered, px: one screen ahead. */
const AHEAD = 800

interface SectionProps extends LetterGroup {
  /** On the first screen. */
  atOnce: boolean
  onChoose: ChooseCity
}

/**
 * One letter with its cities. Its height is known from the start, so that nothing shifts when the rows are
 * rendered.
 */
const Section = memo(function Section({ letter, cities, atOnce, onChoose }: SectionProps) {
  const [near, setNear] = useState(atOnce)
  const id = sectionId(letter)
  useEffect(() => (near ? undefined : whenNear(id, { early: AHEAD }, () => setNear(true))), [id, near])
  return (
    <View id={id} className={css.section} style={{ '--rows': String(cities.length) } as object}>
      <View className={css.letter} {...HEADING}>
        {letter}
      </View>
      {near
        ? cities.map((city) => (
            <Pressable key={city.code} className={css.row} onPress={() => onChoose(city)}>
              {city.short}
            </Pressable>
          ))
        : null}
    </View>
  )
})

/** All cities from A to Z, with the bar of letters at the side. */
export function CityIndex({ cities, onChoose }: { cities: readonly City[]; onChoose: ChooseCity }) {
  const groups = useMemo(() => groupByLetter(cities), [cities])
  const letters = useMemo(() => groups.map(({ letter }) => letter), [groups])
  return (
    <View className={css.index}>
      {groups.map((group, index) => (
        <Section key={group.letter} {...group} atOnce={index === 0} onChoose={onChoose} />
      ))}
      <LetterBar letters={letters} />
    </View>
  )
}
