import { maskPhones } from './mask-phones'

/** A member as lists of the console show them. */
export const maskedMember = ({
  memberId,
  nickname,
  mobile
}: {
  readonly memberId: string
  readonly nickname: string
  readonly mobile: string | null
}) => ({ memberId, nickname, phoneMasked: mobile === null ? null : maskPhones(mobile) })
