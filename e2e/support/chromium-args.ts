import { disabledFeatures, flags } from '../../scripts/lib/chromium-args.json'

/** Room for young objects from the start, MB: a page that is opened again hundreds of times spends some 5 % less. */
const ROOM = '--js-flags=--min-semi-space-size=16'

/** The flags of scripts/lib/chromium.mjs, which says why, and what is for tests alone. */
export const CHROMIUM_ARGS = [...flags, `--disable-features=${disabledFeatures.join(',')}`, ROOM]

/** One process for all tabs of a phone that show the same site: where one stays open, the next costs a third less. */
export const ONE_PROCESS = '--process-per-site'

/** Pictures are not loaded: they cost most of the time of pages of which something else is held. */
export const NO_PICTURES = '--blink-settings=imagesEnabled=false'
