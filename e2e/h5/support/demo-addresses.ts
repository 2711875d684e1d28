import { ROUTES, type RouteEntry } from '@/routes/table'
import { asAddress, pageQueries } from '../../support/page-queries'
import { makeMember } from '../../weapp/paint/member'
import { appOrigin } from './phone'

type Route = (typeof ROUTES)[number]

/** Whether a visitor is asked to log in there. */
const isMembers = (route: RouteEntry): boolean => route.login === true

/** A member with one of everything, and the addresses of all pages, under which they show content of the demo to them. */
export async function demoAddresses() {
  const member = await makeMember(appOrigin())
  const queries = pageQueries(member)
  const addressOf = ({ path }: Route) => path + asAddress(queries[path])
  return {
    member,
    all: ROUTES.map(addressOf),
    /** Of pages that anybody may open. */
    open: ROUTES.filter((route) => !isMembers(route)).map(addressOf),
    /** Of pages for members. */
    closed: ROUTES.filter(isMembers).map(addressOf)
  }
}

/** The address with a channel that it names. */
export const inChannel = (address: string, channel: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}channel=${channel}`
