import { pageAddress } from '../environment/kind.server'

/** The address of one of our pages on the web, for who is not in the app. */
export const webLink = (path: string): string => new URL(pageAddress()).origin + path
