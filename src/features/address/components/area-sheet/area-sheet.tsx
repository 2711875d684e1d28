import { useEffect, useState } from 'react'
import { ScrollView, View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import check from '@/ui/icon/icons/check.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import { Sheet } from '@/ui/sheet/sheet'
import { Line, Skeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import { Tabs } from '@/ui/tabs/tabs'
import { areaOf, areasQuery, choosePart, pathTo, type AreaPath } from '../../areas'
import type { AreaProvince, ChosenArea } from '../../model'
import { levelsOf, type Level } from './levels'
import css from './area-sheet.module.scss'

export interface AreaSheetProps {
  open: boolean
  /** Where it stands at first: a district's, city's or province's code, or ''. */
  code: string
  onChoose: (area: ChosenArea) => void
  onClose: () => void
}

const ROWS = 8

function AreasSkeleton() {
  return (
    <Skeleton className={css.skeleton}>
      {Array.from({ length: ROWS }, (_, row) => (
        <View key={row} className={css.row}>
          <Line width={28 + (row % 3) * 8} gap={0} />
        </View>
      ))}
    </Skeleton>
  )
}

/** The list that is to be chosen from next. */
const lastKey = (levels: readonly Level[]): Level['key'] => levels[levels.length - 1]?.key ?? 'province'

interface ChoiceProps {
  provinces: readonly AreaProvince[]
  code: string
  onChoose: (area: ChosenArea) => void
}

/** Province, city, district: one list after the other; what is chosen stands above and leads back. */
function Choice({ provinces, code, onChoose }: ChoiceProps) {
  const [path, setPath] = useState<AreaPath>(() => pathTo(provinces, code))
  const levels = levelsOf(path, provinces)
  const [shown, setShown] = useState<Level['key']>(() => lastKey(levels))
  const level = levels.find(({ key }) => key === shown) ?? levels[0]

  const choose = (chosen: string) => {
    const next = choosePart(path, provinces, chosen)
    const area = areaOf(next)
    setPath(next)
    if (area) return onChoose(area)
    setShown(lastKey(levelsOf(next, provinces)))
  }
  return (
    <>
      <Tabs
        label='所在地区'
        items={levels.map(({ key, chosen }) => ({ key, title: chosen?.name ?? '请选择' }))}
        active={level?.key ?? 'province'}
        onChange={setShown}
      />
      <ScrollView
        // each list begins at its top
        key={`${level?.key} ${path.city?.code ?? path.province?.code}`}
        scrollY
        className={css.list}
        {...{ role: 'listbox' }}
        aria-label='所在地区'
      >
        {level?.offered.map(({ code: part, name }) => {
          const chosen = part === level.chosen?.code
          return (
            <Pressable
              key={part}
              className={classNames(css.row, chosen && css.chosen)}
              role='option'
              selected={chosen}
              onPress={() => choose(part)}
            >
              <View className={css.name}>{name}</View>
              {chosen ? <Icon of={check} size={20} /> : null}
            </Pressable>
          )
        })}
      </ScrollView>
    </>
  )
}

/** The area of an address, chosen to its end: the sheet closes with the last choice. */
export function AreaSheet({ open, code, onChoose, onClose }: AreaSheetProps) {
  const areas = useQuery({ ...areasQuery(), enabled: open })
  const [opened, setOpened] = useState(0)
  useEffect(() => {
    // each opening begins where the form stands
    if (open) setOpened((count) => count + 1)
  }, [open])
  return (
    <Sheet open={open} title='选择所在地区' onClose={onClose}>
      <View className={css.body}>
        <Stateful query={areas} skeleton={<AreasSkeleton />}>
          {({ provinces }) => <Choice key={opened} provinces={provinces} code={code} onChoose={onChoose} />}
        </Stateful>
      </View>
    </Sheet>
  )
}
