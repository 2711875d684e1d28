import type { ComponentProps } from 'react'
import { MemberLink } from './member-link'

interface Props {
  /** Null for a visitor. */
  readonly member: ComponentProps<typeof MemberLink>['member'] | null
}

/** Whoever asked: a member, or a visitor. */
export const AskerLink = ({ member }: Props) => (member ? <MemberLink member={member} /> : <>访客</>)
