import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'

const PHONE = 'phone'

interface Props {
  readonly children: ReactNode
}

/**
 * Addresses that were kept when a search by phone was in them: the number leaves the address before anything is shown or asked for,
 * and is looked for once, from the browser's history (`useFilters`).
 */
export function PhoneOut({ children }: Props) {
  const { pathname, search, hash } = useLocation()
  const query = new URLSearchParams(search)
  const phone = query.get(PHONE)
  if (phone === null) return children
  query.delete(PHONE)
  return <Navigate replace to={{ pathname, search: query.toString(), hash }} state={{ [PHONE]: phone }} />
}
