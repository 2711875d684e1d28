import { disabledFeatures, flags } from '../../scripts/lib/chromium-args.json'

/**
 * The flags of scripts/lib/chromium.mjs, which says why; and one process for all tabs of a phone that show the same site: where
 * one stays open, the next costs a third less.
 */
export const CHROMIUM_ARGS = [
  ...flags,
  '--process-per-site',
  `--disable-features=${disabledFeatures.join(',')}`
]
