import { disabledFeatures, flags } from '../../scripts/lib/chromium-args.json'

/** The flags of scripts/lib/chromium.mjs, which says why. */
export const CHROMIUM_ARGS = [...flags, `--disable-features=${disabledFeatures.join(',')}`]

/** One process for all tabs of a phone that show the same site: where one stays open, the next costs a third less. */
export const ONE_PROCESS = '--process-per-site'
