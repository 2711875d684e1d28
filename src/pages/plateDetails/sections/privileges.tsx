import { View } from '@tarojs/components'
import { PrivilegeTile } from '@/features/market/components/privilege-tile/privilege-tile'
import type { PrivilegeBrief } from '@/features/privilege/model'
import css from './privileges.module.scss'

export interface PrivilegesProps {
  privileges: readonly PrivilegeBrief[]
  /** Those received in the running round of the member's plate. */
  taken: ReadonlySet<string>
  /** The member's copy from which they are received. */
  memberPlateId?: string | undefined
}

/** The privileges to choose from, in two columns; those received in this round are marked. */
export function Privileges({ privileges, taken, memberPlateId }: PrivilegesProps) {
  return (
    <View className={css.section}>
      <View className={css.title}>{`可选权益 ${privileges.length} 项`}</View>
      <View className={css.grid}>
        {privileges.map((privilege) => (
          <View key={privilege.privilegeId} className={css.cell}>
            <PrivilegeTile privilege={privilege} memberPlateId={memberPlateId} />
            {taken.has(privilege.privilegeId) ? <View className={css.taken}>本期已领</View> : null}
          </View>
        ))}
      </View>
    </View>
  )
}
