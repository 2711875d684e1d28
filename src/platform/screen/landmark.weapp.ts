import type { Landmark } from './landmark-types'

const NONE: Readonly<Record<string, unknown>> = {}

/** The mini-program's templates carry no roles. */
export const landmark = (_part: Landmark): Readonly<Record<string, unknown>> => NONE
