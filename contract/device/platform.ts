/** Where the app runs (rule platform.values): the mini-program, a phone browser, or WeChat's browser. */
export const PLATFORMS = ['mini', 'h5', 'wx'] as const
export type Platform = (typeof PLATFORMS)[number]

/** The phone's operating system. */
export const SYSTEMS = ['ios', 'android', 'other'] as const
export type Os = (typeof SYSTEMS)[number]
