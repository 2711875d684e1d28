import { atom } from 'jotai'

/** Scope: device. How often the user has said where to look (a city, or the position) since the app was opened. */
export const choicesAtom = atom(0)
