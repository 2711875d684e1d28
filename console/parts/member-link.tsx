import { Link } from 'react-router'

interface Props {
  readonly member: {
    readonly memberId: string
    readonly nickname: string
    readonly phoneMasked: string | null
  }
}

/** A member by phone, or by name without one, which leads to the member. */
export const MemberLink = ({ member: { memberId, nickname, phoneMasked } }: Props) => (
  <Link to={`/member/${memberId}`}>{phoneMasked ?? nickname}</Link>
)
