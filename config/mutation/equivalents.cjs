/**
 * Faults of `npm run mutation` that are none: no caller can tell the changed code from ours, each for the reason beside it. By file:
 * what is replaced, as it is in the file, and by what.
 */
const EQUIVALENTS = []

module.exports = { EQUIVALENTS }
