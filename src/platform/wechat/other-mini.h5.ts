import type { OtherMini, OtherMiniOutcome } from './other-mini-types'

/** A browser cannot open a mini-program by code: pages/goPrivilegeMini shows the available options. */
export function openOtherMini(_other: OtherMini): Promise<OtherMiniOutcome> {
  return Promise.resolve('unsupported')
}
