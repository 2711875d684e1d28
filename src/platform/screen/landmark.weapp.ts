import type { Landmark } from './landmark-types'

const NONE: Readonly<Record<string, unknown>> = {}

/** The mini-program's templates have no roles. */
export const landmark = (_part: Landmark): Readonly<Record<string, unknown>> => NONE
