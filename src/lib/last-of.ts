/** The last of a list; undefined if it is empty. (WeChat's oldest clients lack `at(-1)`.) */
export const lastOf = <T>(list: readonly T[]): T | undefined => list[list.length - 1]
