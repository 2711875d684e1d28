/** Opens the app's privacy policy held by the host; false if it has none. */
export const openPrivacyContract = (): Promise<boolean> => Promise.resolve(false)
