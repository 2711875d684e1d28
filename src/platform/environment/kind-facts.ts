/** Where the app runs (spec section 9): the mini-program, a phone browser, or WeChat's browser. */
export type Platform = 'mini' | 'h5' | 'wx'
export type System = 'ios' | 'android' | 'other'
