import { View } from '@tarojs/components'
import type { PlateOfMine } from '@contract/types'
import { navigate } from '@/routes/navigate'
import { classNames } from '@/ui/class-names'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import css from './privilege-icons.module.scss'

const SHOWN = 4

/** What can be taken comes first, in the plate's own order. */
function firstFew(plate: PlateOfMine) {
  const taken = plate.privileges.filter((privilege) => privilege.taken)
  return [...plate.privileges.filter((privilege) => !privilege.taken), ...taken].slice(0, SHOWN)
}

/** Up to four privileges of a plate as round pictures; those taken in this round are quiet and ticked. */
export function PrivilegeIcons({ plate }: { plate: PlateOfMine }) {
  const { memberPlateId } = plate
  return (
    <View className={css.row}>
      {firstFew(plate).map(({ privilegeId, name, picture, taken }) => (
        <Pressable
          key={privilegeId}
          className={classNames(css.item, taken && css.taken)}
          label={taken ? `${name}，已领` : name}
          onPress={() => void navigate('pages/privilegeDetail/index', { privilegeId, memberPlateId })}
        >
          <Picture src={picture} className={css.picture} />
          <View className={css.name}>{taken ? '已领' : name}</View>
        </Pressable>
      ))}
    </View>
  )
}
