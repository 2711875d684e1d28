import { HOME } from './home'

/** What of a link names its page: neither query nor the slashes around it; home's where nothing is left. */
export const bareOf = (link: string): string => link.split('?')[0]?.replace(/^\/+|\/+$/g, '') || HOME
