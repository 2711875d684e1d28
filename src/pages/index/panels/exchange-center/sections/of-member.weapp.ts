import { CurrentRound } from './current-round'
import { Glance } from './glance'

/** The parts of home for members, bundled with the page. */
export const OF_MEMBER = { CurrentRound, Glance }
