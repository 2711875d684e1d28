import type { PropsWithChildren } from 'react'
import type { PrivilegeBrief } from '@contract/types'
import { navigate } from '@/routes/navigate'
import { Pressable } from '@/ui/pressable/pressable'

export interface PrivilegePressProps {
  privilege: PrivilegeBrief
  className: string | undefined
}

/** What is shown of a privilege in a list: named, and pressed it opens the privilege's page. */
export function PrivilegePress({ privilege, className, children }: PropsWithChildren<PrivilegePressProps>) {
  const { privilegeId, name, brandName } = privilege
  return (
    <Pressable
      className={className}
      label={`${name}，${brandName}`}
      onPress={() => void navigate('pages/privilegeDetail/index', { privilegeId })}
    >
      {children}
    </Pressable>
  )
}
