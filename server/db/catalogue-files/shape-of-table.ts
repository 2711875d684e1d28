import { fen, id, moment, text } from '@contract/common'
import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { CHANNEL_CODES } from '../../config/channels'
import { cityCode } from './entity-rules'
import { isHtml } from './html-lines'

type Refinements = Readonly<Record<string, z.ZodType>>

/** A file of the folder, a picture that ships with the server, or one elsewhere. */
export const pictureAddress = z
  .string()
  .max(300)
  .regex(
    /^(?:pictures\/[\w./-]+|\/assets\/[\w./-]+|https:\/\/[^\s"<>]+)$/,
    'A picture is pictures/… in this folder, /assets/… or https://…'
  )
  .refine((value) => !value.includes('..'), 'A picture cannot be outside the folder')

/** Content of columns with these names, in every table. */
const BY_NAME: Refinements = {
  id,
  picture: pictureAddress,
  logo: pictureAddress,
  pictures: z.array(pictureAddress),
  channelCodes: z.array(z.enum(CHANNEL_CODES)),
  cityCodes: z.array(cityCode),
  stock: z.int().min(0).nullable(),
  sort: z.int()
}

export const MAX_HTML_LENGTH = 20_000
const MAX_TEXT_LENGTH = 300
const BY_TYPE: Readonly<Record<string, z.ZodType>> = {
  string: text(MAX_TEXT_LENGTH),
  boolean: z.boolean(),
  date: moment,
  array: z.array(text(MAX_TEXT_LENGTH)),
  json: z.json()
}

function valueOf(property: string, column: PgColumn): z.ZodType {
  const named = BY_NAME[property]
  if (named) return named
  if (isHtml(property)) return text(MAX_HTML_LENGTH)
  if (property.endsWith('Fen')) return fen
  if (column.dataType === 'number') return column.columnType === 'PgInteger' ? z.int32().min(0) : z.number()
  const value = BY_TYPE[column.dataType]
  if (!value) throw new Error(`No file has a column like ${column.name}`)
  return value
}

/**
 * The shape of a file's entry: the columns of its table, refined by `refine`, without those in `leftOut`. Columns with
 * a default or that are nullable are optional; unknown properties are faults.
 */
export function shapeOf(
  table: PgTable,
  leftOut: readonly string[],
  refine: Refinements
): Record<string, z.ZodType> {
  const columns = Object.entries(getTableColumns(table)).filter(([property]) => !leftOut.includes(property))
  return Object.fromEntries(
    columns.map(([property, column]) => {
      const value = refine[property] ?? valueOf(property, column)
      if (!column.notNull) return [property, value.nullish()]
      return [property, column.hasDefault ? value.optional() : value]
    })
  )
}
