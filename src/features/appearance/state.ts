import { atom } from 'jotai'
import { readStored } from '@/platform/storage/stored-values'

/** Light, dark, or as in the system. */
export type Look = 'light' | 'dark' | undefined

/** The appearance chosen on this device (rules look.dark, look.elder). */
export interface Appearance {
  readonly look: Look
  /** Large text and touch targets, and no automatic motion. */
  readonly elder: boolean
}

/** Scope: device. */
export const appearanceAtom = atom<Appearance>({
  look: readStored('look'),
  elder: readStored('elder') === true
})
