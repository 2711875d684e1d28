/** Where the app runs (rule platform.values): the mini-program, a phone browser, or WeChat's browser. */
export type Platform = 'mini' | 'h5' | 'wx'
export type System = 'ios' | 'android' | 'other'
