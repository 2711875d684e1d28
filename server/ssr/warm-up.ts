import type { Renderer } from '@contract/ssr'
import { DEFAULT_CHANNEL } from '../config/channels'

/** What most links lead to. A page's code is run when it is first drawn, which takes longer than a visitor is let wait. */
const FIRST_PAGES = [
  'pages/index/index',
  'pages/market/index',
  'pages/cardDetail/index',
  'pages/plateDetails/index',
  'pages/privilegeDetail/index'
]

/** Draws those pages for nobody. */
export function warmUp({ skeleton }: Pick<Renderer, 'skeleton'>): void {
  for (const path of FIRST_PAGES)
    skeleton({
      path,
      query: {},
      address: `http://localhost/${path}`,
      channel: DEFAULT_CHANNEL,
      platform: 'h5',
      system: 'other',
      inMiniProgram: false,
      device: {},
      memberId: null,
      now: 0
    })
}
