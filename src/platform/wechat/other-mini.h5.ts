import type { OtherMini, OtherMiniOutcome } from './other-mini-types'

/** A browser opens no mini-program by code: pages/goPrivilegeMini shows the ways that there are. */
export function openOtherMini(_other: OtherMini): Promise<OtherMiniOutcome> {
  return Promise.resolve('unsupported')
}
