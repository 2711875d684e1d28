/** The mini-program is closed by WeChat's capsule. */
export const closeWindow = (): Promise<void> => Promise.reject(new Error('closeWindow:fail'))
