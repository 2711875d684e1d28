import { pageAddress } from '../environment/kind.server'

/** The address of one of our pages on the web, for people outside the app. */
export const webLink = (path: string): string => new URL(pageAddress()).origin + path
