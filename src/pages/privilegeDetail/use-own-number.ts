import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { mobileQuery } from '@/features/member/queries'

/**
 * Most recharge their own phone: fills the number of the account in, once, while nothing is typed. What somebody takes away
 * or types stays as it is.
 */
export function useOwnNumber(requested: boolean, account: string, fill: (mobile: string) => void): void {
  const filled = useRef(false)
  const { data } = useQuery({ ...mobileQuery(), enabled: requested })
  const mobile = data?.mobile
  useEffect(() => {
    if (!requested || !mobile || filled.current) return
    filled.current = true
    if (account === '') fill(mobile)
  }, [requested, mobile, account, fill])
}
