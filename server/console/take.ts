/** Vouchers and tickets are taken as acts of staff: in the console, and by the tills of stores. */
import type { Queryable } from '../db/client'
import { performAct, type Actor, type StaffMember } from '../modules/staff'
import { lookUp, numberIn, redeem, type Places, type Taken, type Taking } from '../modules/wallet'
import type { Secret } from '../lib/secret'

interface TakeDependencies {
  readonly db: Queryable
  /** The secret from which keys of codes are derived. */
  readonly signing: Secret
}

/**
 * Takes something in the name of staff, in one transaction with its entry in the audit trail. What was not taken is no act.
 * @throws BusinessError 400 for a number without a reason
 */
export async function takeAsAct(
  { db, signing }: TakeDependencies,
  taking: Taking,
  actor: Actor
): Promise<Taken & { readonly actId: string | null }> {
  const places = placesOf(actor.staff)
  const seen = await lookUp(db, taking.code, places, actor.now)
  const about = seen && { kind: seen.kind, id: seen.id }
  try {
    let answer: Taken | undefined
    const act = { act: 'redeem', about, reason: taking.reason }
    const { actId } = await performAct(db, actor, act, async (tx) => {
      answer = await redeem({ db: tx, signing }, taking, places, actor.now)
      if (answer.verdict !== 'passed') throw new NotTaken(answer)
      return { after: { name: answer.item?.name ?? '' } }
    })
    // a repeat of a call that took it is told what it is now
    return { verdict: 'passed', actId, item: answer?.item ?? seen }
  } catch (problem) {
    if (problem instanceof NotTaken) return { ...problem.answer, actId: null }
    throw problem
  }
}

/**
 * Takes what was scanned somewhere else: a till, a device without a network. `scan` names it there, and its repeat is answered as the
 * first time, also if it was sent twice at once.
 * @throws BusinessError 400 for a number without a reason
 */
export async function takeScan(
  provided: TakeDependencies,
  taking: Taking,
  actor: Omit<Actor, 'requestKey'>
): Promise<Taken & { readonly actId: string | null }> {
  // with the number: whoever counts scans anew does not hear that another voucher was taken
  const requestKey = `scan:${taking.scan}:${numberIn(taking.code).number}`
  const take = () => takeAsAct(provided, taking, { ...actor, requestKey })
  const first = await take()
  // where the same scan was sent twice at once, the other call has taken it, and its act is there by now
  return first.verdict === 'used' ? take() : first
}

/** A shop has its stores and no sight, a gate its sights and no store, everybody else all. */
export function placesOf({
  role,
  storeIds,
  sightIds
}: Pick<StaffMember, 'role' | 'storeIds' | 'sightIds'>): Places {
  if (role === 'shop') return { storeIds, sightIds: [] }
  if (role === 'gate') return { storeIds: [], sightIds }
  return { storeIds: null, sightIds: null }
}

/** Rolls back the act of something that was not taken. */
class NotTaken extends Error {
  constructor(readonly answer: Taken) {
    super(answer.verdict)
    this.name = 'NotTaken'
  }
}
