/** A member's companions, stored for the next order. Numbers are accepted in full, and returned only masked. */
import { randomUUID } from 'node:crypto'
import { RESULT } from '@contract/envelope/codes'
import { isVisitorName, WRONG_VISITOR_NAME } from '@contract/ticket/visitor-name'
import type { ParsedInput, Visitor } from '@contract/types'
import { withTransaction, type Queryable, type Tx } from '../../db/client'
import { seal, sealedMac, sealedMacs } from '../../domain/sealed'
import { BusinessError, loginExpired, notFound } from '../../core/business-error'
import { dayInChina } from '../../lib/china-time'
import type { Secret } from '../../lib/secret'
import type { TicketDependencies } from './dependencies'
import { maskNumber, readNumber, WRONG_NUMBER } from './document'
import {
  countVisitors,
  deleteVisitor,
  findVisitors,
  insertVisitor,
  listVisitors,
  lockOwner,
  updateVisitor,
  visitorOfNumber,
  visitorOfRequest,
  type VisitorContent,
  type VisitorRow
} from './visitor-repository'

/** Maximum number per member. */
export const MAX_VISITORS = 20

type Wanted = ParsedInput<'saveVisitor'>

interface Change {
  readonly memberId: string
  readonly idempotencyKey: string
  readonly now: Date
}

const visitorView = ({ id, name, document, maskedNumber }: VisitorRow): Visitor => ({
  visitorId: id,
  name,
  document,
  maskedNumber
})

/** All visitors that the member has stored, newest first. */
export const myVisitors = async (db: Queryable, memberId: string): Promise<Visitor[]> =>
  (await listVisitors(memberId, db)).map(visitorView)

/** Deletes one; deleting twice is fine. Orders and tickets keep their copies. */
export const removeVisitor = (db: Queryable, memberId: string, visitorId: string): Promise<void> =>
  deleteVisitor(memberId, visitorId, db)

type Saving = Pick<TicketDependencies, 'db' | 'secrets'>

/** Stores a visitor, once per request key, or changes one. @throws BusinessError 400, 404, 902 */
export async function saveVisitor({ db, secrets }: Saving, wanted: Wanted, change: Change): Promise<Visitor> {
  const { memberId, idempotencyKey, now } = change
  if (!isVisitorName(wanted.name)) throw new BusinessError(RESULT.badRequest, WRONG_VISITOR_NAME)
  const numbered = numberOf(wanted, change, secrets.document)
  return withTransaction(db, async (tx) => {
    if (!(await lockOwner(memberId, tx))) throw loginExpired()
    if (wanted.visitorId !== undefined) return edited(wanted.visitorId, wanted, numbered, memberId, tx)
    const made = await visitorOfRequest(memberId, idempotencyKey, tx)
    if (made) return visitorView(made)
    if (!numbered) throw new BusinessError(RESULT.badRequest, '请填写证件号码')
    await checkNew(memberId, numbered.macs, undefined, tx)
    if ((await countVisitors(memberId, tx)) >= MAX_VISITORS) {
      throw new BusinessError(RESULT.limitReached, `最多保存 ${MAX_VISITORS} 位出行人，请先删除不再使用的`)
    }
    const id = randomUUID()
    const row = { id, memberId, name: wanted.name, document: wanted.document, ...numbered.stored }
    await insertVisitor({ ...row, requestKey: idempotencyKey, createdAt: now }, tx)
    return { visitorId: id, name: row.name, document: row.document, maskedNumber: row.maskedNumber }
  })
}

interface Numbered {
  readonly stored: Pick<VisitorContent, 'sealedNumber' | 'maskedNumber' | 'numberMac'>
  /** By which the same number may be stored already. */
  readonly macs: readonly string[]
}

/** The number as stored; null if none was given. @throws BusinessError 400 for an implausible one */
function numberOf({ document, number }: Wanted, { memberId, now }: Change, secret: Secret): Numbered | null {
  if (number === undefined || number.trim() === '') return null
  const whole = readNumber(document, number, dayInChina(now))
  if (whole === null) throw new BusinessError(RESULT.badRequest, WRONG_NUMBER[document])
  const identity = `${document} ${whole}`
  return {
    stored: {
      sealedNumber: seal(whole, memberId, secret),
      maskedNumber: maskNumber(whole),
      numberMac: sealedMac(identity, secret)
    },
    macs: sealedMacs(identity, secret)
  }
}

async function edited(
  id: string,
  { name, document }: Wanted,
  numbered: Numbered | null,
  memberId: string,
  tx: Tx
): Promise<Visitor> {
  const [row] = await findVisitors(memberId, [id], tx)
  if (!row) throw notFound('出行人不存在或已删除')
  if (!numbered && document !== row.document) throw new BusinessError(RESULT.badRequest, '请填写新证件的号码')
  if (numbered) await checkNew(memberId, numbered.macs, id, tx)
  await updateVisitor(memberId, id, { name, document, ...numbered?.stored }, tx)
  return { visitorId: id, name, document, maskedNumber: numbered?.stored.maskedNumber ?? row.maskedNumber }
}

async function checkNew(
  memberId: string,
  numberMacs: readonly string[],
  except: string | undefined,
  tx: Tx
): Promise<void> {
  const same = await visitorOfNumber(memberId, numberMacs, tx)
  if (same && same.id !== except)
    throw new BusinessError(RESULT.limitReached, `此证件已保存，出行人为${same.name}`)
}
