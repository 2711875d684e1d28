import path from 'node:path'
import { buildSync } from 'esbuild'
import { ROOT } from './install.mjs'

/** The routes table (src/routes/table.ts): plain data. */
export async function routesTable() {
  const file = path.join(ROOT, 'src/routes/table.ts')
  const { outputFiles } = buildSync({ entryPoints: [file], bundle: true, format: 'esm', write: false })
  return await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`)
}
