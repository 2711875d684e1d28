/** Posters made in a browser carry the web link, which every camera opens. */
export const miniCode = (_address: string): Promise<string | undefined> => Promise.resolve(undefined)
