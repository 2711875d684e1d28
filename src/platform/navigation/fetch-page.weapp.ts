/** The pages that the app opens by itself are in the main package, which is already loaded. */
export const fetchPage: (path: string) => void = () => undefined
