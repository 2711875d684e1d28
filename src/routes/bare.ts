import { HOME } from './home'

/** The part of a link that names its page, without query and surrounding slashes; home if nothing is left. */
export const bareOf = (link: string): string => link.split('?')[0]?.replace(/^\/+|\/+$/g, '') || HOME
