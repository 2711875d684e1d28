/** Calls of the specification for pages that are not built yet. A call leaves this list when it enters the contract. */
export const NOT_BUILT_YET: readonly string[] = []
