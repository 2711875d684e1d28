import path from 'node:path'
import { build } from 'esbuild'
import { inDist } from './dist.mjs'
import { ROOT } from './install.mjs'

const COMMON = {
  absWorkingDir: ROOT,
  tsconfig: path.join(ROOT, 'tsconfig.server.json'),
  bundle: true,
  logLevel: 'warning'
}

/**
 * Bundles the server into dist/server/main.cjs: our code in one file, packages from node_modules, with a
 * source map. Beside it the worker thread that renders pages, and the slider captcha's browser script, which
 * the server serves.
 */
export async function bundleServer() {
  await build({
    ...COMMON,
    entryPoints: ['server/sandbox/checker/browser.ts'],
    outfile: inDist('server/checker.js'),
    minify: true,
    platform: 'browser',
    target: 'es2020',
    format: 'iife'
  })
  await bundleForNode('server/ssr/thread/worker.ts', inDist('server/render-thread.cjs'))
  await bundleMain(inDist('server/main.cjs'))
}

/** Bundles the server itself into this file of a checkout, of this one or one that is laid out below it: packages are resolved from there. */
export const bundleMain = (outfile, checkout = ROOT) =>
  bundleForNode('server/main.ts', path.resolve(checkout, outfile), {
    absWorkingDir: checkout,
    tsconfig: path.join(checkout, 'tsconfig.server.json')
  })

/** Bundles an entry point of the server's code, without its packages. */
export const bundleForNode = (entry, outfile, of = {}) =>
  build({
    ...COMMON,
    ...of,
    entryPoints: [entry],
    outfile,
    packages: 'external',
    platform: 'node',
    target: 'node22',
    format: 'cjs',
    sourcemap: true,
    sourcesContent: false
  })
