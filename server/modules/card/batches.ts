/** Printed cards, made in batches: the codes leave the server once, encrypted, and are stored as HMACs alone (ADR 0080). */
import { stringify } from 'csv-stringify/sync'
import type { ConsoleParsed } from '@contract/console/types'
import { RESULT } from '@contract/envelope/codes'
import type { EndOfDay } from '@contract/time'
import { BusinessError, notFound } from '../../core/business-error'
import type { Tx } from '../../db/client'
import { cardCodeMac } from '../../domain/card-code'
import type { Secret } from '../../lib/secret'
import { newCode } from '../../domain/new-code'
import { ageFile } from '../../lib/age-file'
import { dayInChina, midnightOf } from '../../lib/china-time'
import { digits } from '../../lib/digits'
import { areTaken, insertBatch, insertCodes, voidBatch } from './batch-repository'
import { findValidityDays } from './grant-repository'

/** A batch that staff want. */
export interface WantedBatch extends ConsoleParsed<'makeCardBatch'> {
  readonly batchId: string
  /** Name of the account. */
  readonly madeBy: string
  readonly now: Date
}

/** A batch that was made, with its codes in an age file. */
interface MadeBatch {
  readonly firstNo: string
  readonly lastNo: string
  readonly file: string
}

interface Printed {
  readonly cardNo: string
  readonly code: string
}

/** Numbers of cards that are bought begin with 8. */
const FIRST_DIGIT = '9'
/** Digits of a batch's own, after the first one, and of the number within it. */
const DIGITS = { batch: 9, card: 6 } as const
/** Batches of so many cards in a statement. */
const AT_ONCE = 1000

/**
 * Makes a batch inside the caller's transaction.
 * @throws BusinessError 400 for a day that is over or a key that is none, 404 for an unknown card
 */
export async function makeCardBatch(tx: Tx, wanted: WantedBatch, pepper: Secret): Promise<MadeBatch> {
  const { batchId, cardId, count, lastDay, recipient, name, madeBy, now } = wanted
  if (lastDay < dayInChina(now)) throw new BusinessError(RESULT.badRequest, '截止日期不能早于今天')
  if ((await findValidityDays(cardId, tx)) === null) throw notFound('会员卡不存在')
  const prefix = await freePrefix(count, tx)
  const printed = Array.from({ length: count }, (_, place) => ({
    cardNo: numberOf(prefix, place + 1),
    code: newCode()
  }))
  const file = await ageFile(csvOf(printed), recipient).catch(() => {
    throw new BusinessError(RESULT.badRequest, '公钥不正确，请检查后重新填写')
  })
  const [firstNo, lastNo] = [numberOf(prefix, 1), numberOf(prefix, count)]
  const validUntil = midnightOf(lastDay, 1) as EndOfDay<Date>
  const batch = { id: batchId, name, cardId, count, firstNo, validUntil, recipient, madeBy, madeAt: now }
  await insertBatch(batch, tx)
  for (let done = 0; done < count; done += AT_ONCE) {
    const some = printed.slice(done, done + AT_ONCE)
    const stored = some.map(({ cardNo, code }) => ({ cardNo, codeMac: cardCodeMac(cardNo, code, pepper) }))
    await insertCodes(batchId, stored, tx)
  }
  return { firstNo, lastNo, file }
}

/**
 * Voids what is left of a batch, inside the caller's transaction. @returns how many cards
 * @throws BusinessError 907 if it is void already
 */
export async function voidCardBatch(tx: Tx, batchId: string, reason: string, now: Date): Promise<number> {
  const voided = await voidBatch(batchId, reason, now, tx)
  if (voided === null) throw new BusinessError(RESULT.orderState, '这批卡不存在，或已不能再用')
  return voided
}

const numberOf = (prefix: string, place: number) => prefix + String(place).padStart(DIGITS.card, '0')

/** The first digits of a batch's numbers, which no other card has. */
async function freePrefix(count: number, tx: Tx): Promise<string> {
  const prefix = FIRST_DIGIT + digits(DIGITS.batch)
  const isTaken = await areTaken(numberOf(prefix, 1), numberOf(prefix, count), tx)
  return isTaken ? freePrefix(count, tx) : prefix
}

/** In groups, as they are printed and read out: so a spreadsheet leaves the numbers as they are, too. */
const csvOf = (printed: readonly Printed[]): string =>
  stringify(
    [
      ['序号', '卡号', '激活码'],
      ...printed.map(({ cardNo, code }, place) => [place + 1, grouped(cardNo, ' '), grouped(code, '-')])
    ],
    { bom: true, record_delimiter: 'windows' }
  )

const grouped = (text: string, between: string) => (text.match(/.{1,4}/g) ?? []).join(between)
