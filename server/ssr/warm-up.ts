import type { Renderer } from '@contract/ssr'
import { DEFAULT_CHANNEL } from '../config/channels'

/** The pages that most links lead to. A page's code runs at its first rendering, which takes longer than a visitor should wait. */
const FIRST_PAGES = [
  'pages/index/index',
  'pages/market/index',
  'pages/cardDetail/index',
  'pages/plateDetails/index',
  'pages/privilegeDetail/index'
]

/** Renders those pages and discards them. */
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
