import type { PropsWithChildren } from 'react'
import type { PrivilegeBrief } from '@contract/types'
import { navigate } from '@/routes/navigate'
import { Pressable } from '@/ui/pressable/pressable'

export interface PrivilegePressProps {
  privilege: PrivilegeBrief
  className: string | undefined
  /** Looks at it through this plate of the member. */
  memberPlateId?: string | null
}

/** A privilege in a list: its text is its accessible name; a press opens the privilege's page. */
export function PrivilegePress(props: PropsWithChildren<PrivilegePressProps>) {
  const { privilege, className, memberPlateId, children } = props
  const { privilegeId } = privilege
  return (
    <Pressable
      className={className}
      onPress={() =>
        void navigate('pages/privilegeDetail/index', {
          privilegeId,
          ...(memberPlateId ? { memberPlateId } : {})
        })
      }
    >
      {children}
    </Pressable>
  )
}
