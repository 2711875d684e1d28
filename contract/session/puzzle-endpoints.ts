import type { Endpoint } from '../endpoint'

/** Our own check that an SMS code is requested by a person (ADR 0016): required when a send is answered with 916. */
export const puzzleEndpoints = {
  drawPuzzle: {
    method: 'POST',
    path: 'proxy/unionbuy-member/sms/drawPuzzle',
    access: 'public',
    extension: true
  },
  checkCaptcha: {
    method: 'POST',
    path: 'proxy/unionbuy-member/sms/checkCaptcha',
    access: 'public',
    extension: true
  },
  solvePuzzle: {
    method: 'POST',
    path: 'proxy/unionbuy-member/sms/solvePuzzle',
    access: 'public',
    extension: true
  }
} as const satisfies Record<string, Endpoint>
