import { drinks } from './drinks'
import { film } from './film'
import { food } from './food'
import { places } from './places'
import { stay } from './stay'
import { travel } from './travel'

/** Every motif, drawn in a box of 240×240 with its foot at y ≈ 196. */
export const motifs = { ...drinks, ...food, ...film, ...stay, ...travel, ...places }

export type MotifName = keyof typeof motifs
