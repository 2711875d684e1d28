/** Members are admitted to lounges as acts of staff, by the same function as at the gates of YueTu. */
import type { ConsoleData, ConsoleParsed } from '@contract/console/types'
import type { Queryable } from '../db/client'
import { enterLounge, listGates, type EntryAnswer } from '../modules/lounge'
import { loungesOf, performAct, type Actor, type StaffMember } from '../modules/staff'
import type { Secret } from '../lib/secret'

type Entered = ConsoleData<'enterLounge'>

/** Lounges to which somebody admits members: a gate to its own, everybody else to all. */
export async function loungesFor(
  db: Queryable,
  { id, role }: Pick<StaffMember, 'id' | 'role'>
): Promise<ConsoleData<'lounges'>['items']> {
  const own = role === 'gate' ? await loungesOf(id, db) : null
  if (own?.length === 0) return []
  return (await listGates(db))
    .filter((lounge) => own?.includes(lounge.id) ?? true)
    .map(({ id: loungeId, name, terminal, airport }) => ({
      loungeId,
      name: `${airport} ${terminal} ${name}`
    }))
}

/** Admits a member, in one transaction with its entry in the audit trail. Who is not admitted is no act. */
export async function admit(
  { db, signing }: { readonly db: Queryable; readonly signing: Secret },
  { code, loungeId, guests }: ConsoleParsed<'enterLounge'>,
  actor: Actor
): Promise<Entered> {
  const isOwn = (await loungesFor(db, actor.staff)).some((lounge) => lounge.loungeId === loungeId)
  if (!isOwn) return { verdict: 'noLounge', actId: null, left: null }
  const entry = { code, loungeId, guests, scan: actor.requestKey ?? '' }
  const act = { act: 'enterLounge', about: { kind: 'lounge', id: loungeId } }
  try {
    const { actId, after } = await performAct(db, actor, act, async (tx) => {
      const answer = await enterLounge({ db: tx, signing }, entry, actor.now)
      if (!answer.visit) throw new NotAdmitted(answer.verdict)
      const { visitsLeft, guestsLeft } = answer.visit
      return { after: { guests, visits: visitsLeft, guestsLeft } }
    })
    return { verdict: 'passed', actId, left: { visits: after.visits, guests: after.guestsLeft } }
  } catch (problem) {
    if (problem instanceof NotAdmitted) return { verdict: problem.verdict, actId: null, left: null }
    throw problem
  }
}

/** Rolls back the act of somebody who was not admitted. */
class NotAdmitted extends Error {
  constructor(readonly verdict: EntryAnswer['verdict']) {
    super(verdict)
    this.name = 'NotAdmitted'
  }
}
