/** The pages to which the app goes by itself are in the main package, which is there. */
export const fetchPage: (path: string) => void = () => undefined
