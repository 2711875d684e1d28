import path from 'node:path'
import { buildSync } from 'esbuild'
import { ROOT } from './install.mjs'

/** The routes table: plain data. */
export const routesTable = () => plainData('src/routes/table.ts')

/** The codes of all channels known to the server. */
export const channelCodes = async () => (await plainData('server/config/channels.ts')).CHANNEL_CODES

async function plainData(name) {
  const file = path.join(ROOT, name)
  const { outputFiles } = buildSync({ entryPoints: [file], bundle: true, format: 'esm', write: false })
  return await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`)
}
