import { serverFile } from '../environment/api-origin'

/** The absolute address of a page of ours on the web: cameras outside WeChat can open it too. */
export const webLink = (path: string): string => serverFile(path)
