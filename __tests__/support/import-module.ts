import { pathToFileURL } from 'node:url'

// jest turns import() into require(), which cannot load a module of the scripts; this keeps it an import
// oxlint-disable-next-line typescript/no-implied-eval -- see above
const load = new Function('url', 'return import(url)') as (url: string) => Promise<unknown>

/** Imports an ES module of the scripts by its path. */
export const importModule = (file: string): Promise<unknown> => load(pathToFileURL(file).href)
