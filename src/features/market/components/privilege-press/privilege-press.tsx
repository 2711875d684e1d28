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

/** What is shown of a privilege in a list: it is called as it reads, and pressed it opens the privilege's page. */
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
