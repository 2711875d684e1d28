/**
 * Rules that wait, wholly or in part, for pages that are not built yet: the rule, and the pages (`page.*`) that it waits
 * for. What is built of a rule already stands in the map beside it. A rule leaves this list when its last page is there.
 */
export const RULES_TO_COME: Readonly<Record<string, readonly string[]>> = {}
