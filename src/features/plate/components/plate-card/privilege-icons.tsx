import { View } from '@tarojs/components'
import type { PlateOfMine } from '@contract/types'
import { navigate } from '@/routes/navigate'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import chevron from '@/ui/icon/icons/chevron-right.module.scss'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import css from './privilege-icons.module.scss'

const SHOWN = 4

/** Receivable privileges come first, otherwise in the plate's own order. */
function firstFew({ privileges }: PlateOfMine) {
  const taken = privileges.filter((privilege) => privilege.taken)
  return [...privileges.filter((privilege) => !privilege.taken), ...taken].slice(0, SHOWN)
}

export interface PrivilegeIconsProps {
  plate: PlateOfMine
  /** Opens the plate, which lists all its privileges. */
  onMore: () => void
}

/**
 * Up to four privileges of a plate as round pictures, those received in this round dimmed, and the number of
 * the others: always rendered, so that the plate's height is the same while it loads.
 */
export function PrivilegeIcons({ plate, onMore }: PrivilegeIconsProps) {
  const all = plate.privileges.length
  const text = all > SHOWN ? `还有 ${all - SHOWN} 项` : `共 ${all} 项`
  return (
    <>
      <Row plate={plate} />
      <Pressable className={css.more} label={`${plate.name}，${text}`} onPress={onMore}>
        <View>{text}</View>
        <Icon of={chevron} size={16} />
      </Pressable>
    </>
  )
}

function Row({ plate }: { plate: PlateOfMine }) {
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
