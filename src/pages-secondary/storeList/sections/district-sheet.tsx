import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { districtsQuery } from '@/features/location/store-queries'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import checkShape from '@/ui/icon/icons/check.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import { Sheet } from '@/ui/sheet/sheet'
import { Line, Skeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import css from './district-sheet.module.scss'

export interface DistrictSheetProps {
  open: boolean
  cityCode: string
  /** Name of a district; '' for the whole city. */
  chosen: string
  onChoose: (name: string) => void
  onClose: () => void
}

const ROWS = 6

function RowsSkeleton() {
  return (
    <Skeleton>
      {Array.from({ length: ROWS }, (_, row) => (
        <View key={row} className={css.row}>
          <Line width={30} gap={0} />
        </View>
      ))}
    </Skeleton>
  )
}

/** The districts of a city, to choose one. */
export function DistrictSheet({ open, cityCode, chosen, onChoose, onClose }: DistrictSheetProps) {
  const districts = useQuery({ ...districtsQuery(cityCode), enabled: open })
  return (
    <Sheet open={open} title='选择区域' onClose={onClose}>
      <View className={css.rows}>
        <Stateful query={districts} skeleton={<RowsSkeleton />}>
          {({ list }) => (
            <>
              {['', ...list.map(({ name }) => name)].map((name) => (
                <Pressable
                  key={name}
                  className={classNames(css.row, name === chosen && css.chosen)}
                  role='radio'
                  selected={name === chosen}
                  onPress={() => onChoose(name)}
                >
                  <View className={css.name}>{name || '全城'}</View>
                  {name === chosen ? <Icon of={checkShape} size={20} /> : null}
                </Pressable>
              ))}
            </>
          )}
        </Stateful>
      </View>
    </Sheet>
  )
}
