/** The last of a list; undefined where there is none. (`at(-1)` is newer than what WeChat's oldest clients run.) */
export const lastOf = <T>(list: readonly T[]): T | undefined => list[list.length - 1]
