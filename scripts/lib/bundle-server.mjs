import path from 'node:path'
import { build } from 'esbuild'
import { ROOT } from './install.mjs'

/** Bundles the server into dist/server/main.cjs: our code in one file, packages from node_modules, with a source map. */
export async function bundleServer() {
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['server/main.ts'],
    outfile: path.join(ROOT, 'dist/server/main.cjs'),
    tsconfig: path.join(ROOT, 'tsconfig.server.json'),
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning'
  })
}
