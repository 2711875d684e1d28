import { serverFile } from '../environment/api-origin'

/** The whole address of a page of ours on the web: a camera outside of WeChat reads it, too. */
export const webLink = (path: string): string => serverFile(path)
