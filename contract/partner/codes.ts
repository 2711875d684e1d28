import type { Partner } from './partner'
import { PARTNERS } from './partners'

export type PartnerCode = keyof typeof PARTNERS

/** The partners whose entry has `Value` under `Field`. */
export type PartnerWith<Field extends keyof Partner, Value> = {
  [Code in PartnerCode]: (typeof PARTNERS)[Code] extends Readonly<Record<Field, Value>> ? Code : never
}[PartnerCode]

export const partnerCodes = Object.keys(PARTNERS) as PartnerCode[]

/** A partner's entry in the table. */
export const tableEntry = (code: PartnerCode): Partner => PARTNERS[code]

/** Whether a partner's entry has `value` under `field`. */
export const isPartnerWith = <Field extends keyof Partner, const Value extends Partner[Field]>(
  code: PartnerCode,
  field: Field,
  value: Value
): code is PartnerWith<Field, Value> => tableEntry(code)[field] === value

/** The partners whose entry has `value` under `field`, in the order of the table. */
export const partnersWith = <Field extends keyof Partner, const Value extends Partner[Field]>(
  field: Field,
  value: Value
): readonly PartnerWith<Field, Value>[] =>
  partnerCodes.filter((code): code is PartnerWith<Field, Value> => isPartnerWith(code, field, value))

/** The first of them: the only one, or the default if none is named. @throws Error if there is none */
export function firstPartnerWith<Field extends keyof Partner, const Value extends Partner[Field]>(
  field: Field,
  value: Value
): PartnerWith<Field, Value> {
  const [first] = partnersWith(field, value)
  if (first === undefined) throw new Error(`No partner has this ${field}`)
  return first
}
