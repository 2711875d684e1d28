import type { OtherSaving } from '@/features/order/components/price-explained'
import { kindNameOf, type TicketKind, type TicketPreview, type Visitor } from '@/features/ticket/model'

/** The cheaper kinds for the visitors' age in words: `李奶奶 长者票`; undefined if there are none. */
export function fittingOf(
  fitting: TicketPreview['fitting'],
  visitors: readonly Visitor[],
  kinds: readonly TicketKind[],
  onTake: (kindIds: Readonly<Record<string, string>>) => void
): OtherSaving | undefined {
  if (!fitting) return undefined
  const chosen = Object.fromEntries(fitting.tickets.map(({ visitorId, kindId }) => [visitorId, kindId]))
  const named = visitors.map(
    ({ visitorId, name }) => `${name} ${kindNameOf({ kinds }, chosen[visitorId] ?? '')}`
  )
  return {
    name: '按年龄换票种',
    note: named.join('，'),
    saveFen: fitting.saveFen,
    onTake: () => onTake(chosen)
  }
}
