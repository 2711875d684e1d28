import { atom } from 'jotai'
import { store } from '@/lib/store'
import { onSessionChange } from '@/features/session/session'
import type { Merge } from './model'

/** How far somebody is, and what was typed: kept while the page closes and opens again, never on the device. */
export interface PhoneDraft {
  /** `old`: own number; `new`: the one that is to be; `merge`: whether to join whose it is. */
  readonly step: 'old' | 'new' | 'merge'
  readonly oldCode: string
  readonly mobile: string
  readonly newCode: string
  /** When another code may be sent, ms since 1970 by this device's clock. */
  readonly oldResendAt: number
  readonly newResendAt: number
  /** Whose number it is, once that is known. */
  readonly merge: Merge | null
  readonly agreed: boolean
  /** Until when the server takes the next step, ms of its clock; 0 where nothing was proven. */
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

/** Scope: page, until the number is changed or the session is another. */
export const phoneDraftAtom = atom(EMPTY_DRAFT)

onSessionChange(() => store.set(phoneDraftAtom, EMPTY_DRAFT))

/** Where somebody goes on who comes back: steps that are over begin again, with what was typed. */
export function resumed(draft: PhoneDraft, now: number): PhoneDraft {
  if (draft.step === 'old' || draft.until > now) return draft
  return { ...draft, step: 'old', merge: null, agreed: false, until: 0, oldCode: '' }
}
