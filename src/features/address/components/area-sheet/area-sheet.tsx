import { useEffect, useMemo, useState } from 'react'
import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { LazyComponent } from '@/ui/lazy-component/lazy-component'
import { Sheet } from '@/ui/sheet/sheet'
import { Line, Skeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import { areaOf, areasQuery, pathTo } from '../../areas'
import type { AreaProvince, ChosenArea } from '../../model'
import { optionsOf, valuesOf } from './options'
import css from './area-sheet.module.scss'

export interface AreaSheetProps {
  open: boolean
  /** The initial selection: a district's, city's or province's code, or ''. */
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

const loadCascader = () => import('@/ui/nut-cascader/nut-cascader').then((file) => file.NutCascader)

interface ChoiceProps {
  provinces: readonly AreaProvince[]
  code: string
  onChoose: (area: ChosenArea) => void
}

/** Province, city, district: one list after the other. */
function Choice({ provinces, code, onChoose }: ChoiceProps) {
  const options = useMemo(() => optionsOf(provinces), [provinces])
  const choose = (codes: readonly string[]) => {
    const area = areaOf(pathTo(provinces, codes[codes.length - 1] ?? ''))
    if (area) onChoose(area)
  }
  return (
    <LazyComponent
      load={loadCascader}
      props={{ label: '所在地区', options, initial: valuesOf(pathTo(provinces, code)), onChoose: choose }}
      skeleton={<AreasSkeleton />}
      stands
    />
  )
}

/** Selects the complete area of an address: the sheet closes with the last selection. */
export function AreaSheet({ open, code, onChoose, onClose }: AreaSheetProps) {
  const areas = useQuery({ ...areasQuery(), enabled: open })
  const [opened, setOpened] = useState(0)
  useEffect(() => {
    // each opening starts with the form's value
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
