/** Opens the app's privacy policy held by the host; false if it has none. */
export const openPrivacyContract = (): Promise<boolean> => Promise.resolve(false)

/** Whether the host would show a privacy notice of its own first: never on the web. */
export const privacyIsAsked = (): Promise<boolean> => Promise.resolve(false)
