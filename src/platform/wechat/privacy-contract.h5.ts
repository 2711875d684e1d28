/** Opens the privacy policy that the host keeps of the app; false where it has none. */
export const openPrivacyContract = (): Promise<boolean> => Promise.resolve(false)
