import { View } from '@tarojs/components'
import { PrivilegeTile } from '@/features/market/components/privilege-tile/privilege-tile'
import type { PrivilegeBrief } from '@/features/privilege/model'
import { useTakeAtOnce } from '@/features/privilege/use-take-at-once'
import { Button } from '@/ui/button/button'
import { HEADING } from '@/ui/read-as'
import css from './privileges.module.scss'

export interface PrivilegesProps {
  privileges: readonly PrivilegeBrief[]
  /** Those received in the running round of the member's plate. */
  taken: ReadonlySet<string>
  /** Those that can be received here by one tap. */
  atOnce: ReadonlySet<string>
  /** The member's copy from which they are received. */
  memberPlateId?: string | undefined
}

/** The privileges to choose from, in two columns; those received in this round are marked. */
export function Privileges({ privileges, taken, atOnce, memberPlateId }: PrivilegesProps) {
  const { busy, take } = useTakeAtOnce()
  return (
    <View className={css.section}>
      <View className={css.title} {...HEADING}>{`可选权益 ${privileges.length} 项`}</View>
      <View className={css.grid}>
        {privileges.map((privilege) => (
          <View key={privilege.privilegeId} className={css.cell}>
            <PrivilegeTile privilege={privilege} memberPlateId={memberPlateId} />
            {memberPlateId && atOnce.has(privilege.privilegeId) ? (
              <View className={css.take}>
                <Button
                  size='small'
                  label={`领取 ${privilege.name}`}
                  loading={busy === privilege.privilegeId}
                  onPress={() => take({ privilegeId: privilege.privilegeId, memberPlateId })}
                >
                  领取
                </Button>
              </View>
            ) : null}
            {taken.has(privilege.privilegeId) ? <View className={css.taken}>本期已领</View> : null}
          </View>
        ))}
      </View>
    </View>
  )
}
