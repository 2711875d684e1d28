import { isWellFormed } from '@contract/typed/characters'
import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from './business-error'

/** What a paged call asks for. */
export interface PageRequest {
  /** `next` of the page before; the first page without it. */
  readonly cursor?: string | undefined
  readonly pageSize: number
}

/** A sort key as it travels in a cursor. */
export type CursorKey = string | number

const wrong = () => new BusinessError(RESULT.badRequest, '列表的位置不正确，请刷新')

/** The cursor of a page that ends with a row of these sort keys: opaque for clients (ADR 0070). */
export const toCursor = (keys: readonly CursorKey[]): string =>
  Buffer.from(JSON.stringify(keys)).toString('base64url')

/**
 * The sort keys in a cursor, each of which has to pass its test.
 * @throws BusinessError 400 for a cursor that is none of this list
 */
export function fromCursor(
  cursor: string,
  tests: readonly ((key: unknown) => key is CursorKey)[]
): readonly CursorKey[] {
  const keys = parsed(cursor)
  if (!Array.isArray(keys) || keys.length !== tests.length) throw wrong()
  return keys.map((key: unknown, place) => {
    if (!tests[place]?.(key)) throw wrong()
    return key
  })
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    throw wrong()
  }
}

/** A text that PostgreSQL can hold. */
export const isText = (key: unknown): key is string =>
  typeof key === 'string' && key.length <= 200 && isWellFormed(key) && !key.includes('\0')

export const isNumber = (key: unknown): key is number => typeof key === 'number' && Number.isFinite(key)

const MAX_INT = 2 ** 31 - 1

/** An integer of PostgreSQL. */
export const isInt = (key: unknown): key is number =>
  isNumber(key) && Number.isInteger(key) && Math.abs(key) <= MAX_INT
