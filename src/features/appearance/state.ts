import { atom } from 'jotai'
import { readStored } from '@/platform/storage/stored-values'

/** By day, by night, or as the system is. */
export type Look = 'light' | 'dark' | undefined

/** How this device wants to see the app (rules look.dark, look.elder). */
export interface Appearance {
  readonly look: Look
  /** Large letters and targets, and nothing that moves by itself. */
  readonly elder: boolean
}

/** Scope: device. */
export const appearanceAtom = atom<Appearance>({
  look: readStored('look'),
  elder: readStored('elder') === true
})
