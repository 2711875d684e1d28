import { pageQueries } from '../page-queries'
import { ROUTES, type RouteEntry } from '../../../src/routes/table'
import type { Dice } from './dice'
import { UNKNOWN_TO_PARTNERS } from '../partner-orders'
import type { MazeMember } from './members'

/** A page with its parameters, as plain text. */
export interface Place {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

const routes: readonly RouteEntry[] = ROUTES
/** What broken links carry. */
const NONSENSE = [
  '',
  '0',
  '-1',
  'null',
  '中文 &=?#',
  '%',
  '9'.repeat(60),
  '<script>1</script>',
  'javascript:alert(1)'
]

const thingsOf = ({ things }: MazeMember) => ({
  token: '',
  memberCardId: things.memberCardId,
  memberPlateId: things.plate.memberPlateId,
  receiveId: things.receiveId,
  orderNo: things.unpaidOrderNo,
  paidOrderNo: things.paidOrderNo,
  expiredCardId: things.memberCardId,
  // some of what is opened is of another kind, or is not there
  sentOrderNo: things.paidOrderNo,
  ticketOrderNo: things.paidOrderNo,
  partnerOrderNos: UNKNOWN_TO_PARTNERS
})

/** A page of the table: mostly with what it asks for, of either member; else with something missing or broken. */
export function anyPlace(dice: Dice, members: readonly MazeMember[]): Place {
  const path = dice.name(routes.map((route) => route.path))
  const member = dice.pick(members)
  const query: Readonly<Record<string, string>> = {
    ...(pageQueries(thingsOf(member)) as Record<string, Place['query']>)[path]
  }
  if (dice.chance(0.65)) return { path, query }
  if (dice.chance(0.4)) return { path, query: {} }
  const names = Object.keys(routes.find((route) => route.path === path)?.query ?? {})
  return { path, query: Object.fromEntries(names.map((name) => [name, dice.pick(NONSENSE)])) }
}
