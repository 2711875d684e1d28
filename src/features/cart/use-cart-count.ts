import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useLoggedIn } from '@/features/session/atoms'
import { guestLinesAtom } from './guest-cart'
import { piecesOf } from './model'
import { cartCountQuery } from './queries'

/** Pieces in the cart, the member's or the visitor's; 0 while unknown. */
export function useCartCount(): number {
  const loggedIn = useLoggedIn()
  const lines = useAtomValue(guestLinesAtom)
  const { data } = useQuery({ ...cartCountQuery(), enabled: loggedIn, meta: { background: true } })
  return loggedIn ? (data?.count ?? 0) : piecesOf(lines)
}
