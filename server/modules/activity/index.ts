/** Activities: what they are, whether they are open, and that each gives once a person. */

/** One activity of a channel. */
export { findActivity, type ActivityRow } from './read-repository'

/** The same as its pages show it, with how the caller stands in it. */
export { activityService, type Visitor } from './service'

/** Whether it gives now. */
export { expectOpen, soldOut } from './open'

/** That somebody has had it, inside the caller’s transaction. */
export { insertGain, setGainCard, takeOne } from './gain-repository'
