import { disabledFeatures, flags } from '../../scripts/lib/chromium-args.json'

/** The flags of scripts/lib/chromium.mjs, which says why. */
export const CHROMIUM_ARGS = [...flags, `--disable-features=${disabledFeatures.join(',')}`]
