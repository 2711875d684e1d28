import { CHANNEL_LABELS } from './channels'
import { labelOf } from './label-of'

/** The channels that have something, in words; none = all. */
export const channelsOf = (codes: readonly string[]): string =>
  codes.length === 0 ? '全部' : codes.map((code) => labelOf(CHANNEL_LABELS, code)).join('、')
