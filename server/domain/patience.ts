/** How long a channel waits for each step of a refund request: as its catalogue says, otherwise as the contract does. Pure. */
import { CHECK_RETURN_DAYS, SEND_BACK_DAYS, STAFF_DAYS } from '@contract/aftersale/terms'

/** Days; each from when the request entered its state. */
export interface Patience {
  /** Within which staff answer. */
  readonly staffDays: number
  /** Within which the goods are sent back. */
  readonly sendBackDays: number
  /** Within which staff check goods that were sent back. */
  readonly checkDays: number
}

export const DEFAULT_PATIENCE: Patience = {
  staffDays: STAFF_DAYS,
  sendBackDays: SEND_BACK_DAYS,
  checkDays: CHECK_RETURN_DAYS
}

/** What a channel's catalogue says; null = nothing. */
export type OwnPatience = Partial<Patience> | null

export const patienceOf = (own: OwnPatience): Patience => ({ ...DEFAULT_PATIENCE, ...own })
