import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { mobileQuery } from '@/features/member/queries'

/**
 * Most users recharge their own phone: fills in the account number once, while nothing is typed. It is not
 * filled in again after the user clears or changes it.
 * @returns the own number; undefined while it is not known
 */
export function useOwnNumber(
  requested: boolean,
  account: string,
  fill: (mobile: string) => void
): string | undefined {
  const filled = useRef(false)
  const { data } = useQuery({ ...mobileQuery(), enabled: requested })
  const mobile = data?.mobile
  useEffect(() => {
    if (!requested || !mobile || filled.current) return
    filled.current = true
    if (account === '') fill(mobile)
  }, [requested, mobile, account, fill])
  return mobile
}
