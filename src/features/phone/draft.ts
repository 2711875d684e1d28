import { atom } from 'jotai'
import { store } from '@/lib/store'
import { onSessionChange } from '@/features/session/session'
import type { Merge } from './model'

/**
 * The current step and what was typed: kept while the page closes and reopens, never stored on the device.
 */
export interface PhoneDraft {
  /**
   * `old`: verify the own number; `new`: enter the new one; `merge`: confirm merging with the account that
   * has it.
   */
  readonly step: 'old' | 'new' | 'merge'
  readonly oldCode: string
  readonly mobile: string
  readonly newCode: string
  /** When another code may be sent, ms since 1970 by this device's clock. */
  readonly oldResendAt: number
  readonly newResendAt: number
  /** The account that has this number, once known. */
  readonly merge: Merge | null
  readonly agreed: boolean
  /** Until when the server accepts the next step, ms of its clock; 0 if nothing was verified. */
  readonly until: number
}

export const EMPTY_DRAFT: PhoneDraft = {
  step: 'old',
  oldCode: '',
  mobile: '',
  newCode: '',
  oldResendAt: 0,
  newResendAt: 0,
  merge: null,
  agreed: false,
  until: 0
}

/** Scope: page, until the number is changed or the session changes. */
export const phoneDraftAtom = atom(EMPTY_DRAFT)

onSessionChange(() => store.set(phoneDraftAtom, EMPTY_DRAFT))

/** Where a returning user continues: expired steps start over with what was typed. */
export function resumed(draft: PhoneDraft, now: number): PhoneDraft {
  if (draft.step === 'old' || draft.until > now) return draft
  return { ...draft, step: 'old', merge: null, agreed: false, until: 0, oldCode: '' }
}
