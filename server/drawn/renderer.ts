import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Renderer } from '@contract/screen'
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
function warmUp({ skeleton }: Renderer): void {
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

/**
 * The bundle that draws pages, made by the build of the app whose pages it draws.
 * @returns undefined where none was built: pages go out as the build has made them
 */
export function loadRenderer(file: string): Renderer | undefined {
  if (!existsSync(file)) return undefined
  const renderer = createRequire(file)(file) as Renderer
  warmUp(renderer)
  return renderer
}
