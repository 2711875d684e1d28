/** Activities: their content, whether they are open, and giving once per person. */

/** One activity of a channel. */
export { findActivity, type ActivityRow } from './read-repository'

/** The same for display, with the caller's participation. */
export { activityService, type Visitor } from './service'

/** Whether it is giving now. */
export { expectOpen, soldOut } from './open'

/** Records a gain, inside the caller’s transaction. */
export { insertGain, setGainCard, decrementActivityStock } from './gain-repository'
