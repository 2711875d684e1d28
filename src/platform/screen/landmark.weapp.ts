import type { Landmark } from './landmark-types'

const NONE: Readonly<Record<string, unknown>> = {}
const TITLE = { role: 'heading', 'aria-level': '1' }

/** WeChat's screen readers do not jump by landmarks; headings they say. */
export const landmark = (part: Landmark): Readonly<Record<string, unknown>> =>
  part === 'title' ? TITLE : NONE
