import { View } from '@tarojs/components'
import { PrivilegeTile } from '@/features/market/components/privilege-tile/privilege-tile'
import type { PrivilegeBrief } from '@/features/privilege/model'
import css from './privileges.module.scss'

/** What can be chosen from, in two columns. */
export function Privileges({ privileges }: { privileges: readonly PrivilegeBrief[] }) {
  return (
    <View className={css.section}>
      <View className={css.title}>{`可选权益 ${privileges.length} 项`}</View>
      <View className={css.grid}>
        {privileges.map((privilege) => (
          <View key={privilege.privilegeId} className={css.cell}>
            <PrivilegeTile privilege={privilege} />
          </View>
        ))}
      </View>
    </View>
  )
}
