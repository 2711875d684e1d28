/** The first part of the key of everything that is read, so that a write makes all of it stale. */
export const DATA_KEY = 'data'
