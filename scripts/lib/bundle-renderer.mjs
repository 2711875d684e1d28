/**
 * Bundles the client's pages with their packages for Node into dist/server/renderer.cjs, with which the
 * server renders them (ADR 0043). It belongs to one release of H5, whose class names, files and style sheets
 * it knows, and always contains React's production build, however the server was started.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { inDist } from './dist.mjs'
import { ROOT } from './install.mjs'
import { routesTable } from './routes-table.mjs'

/** Extensions in resolution order: the server's variant before the browser's. */
const VARIANTS = ['.server', '.h5', '']
const ENDINGS = ['.ts', '.tsx', '.js', '.jsx', '.mjs']

const SCRIPT = /<script[^>]+src="([^"]+)"[^>]*><\/script>/g
const SHEET = /<link[^>]+rel="?stylesheet"?[^>]*>/g
const COMMENT = /<!--[\s\S]*?-->/g

const isFile = (file) => existsSync(file) && statSync(file).isFile()

/** The file that one of our imports resolves to; undefined if none. */
function fileOf(base) {
  const named = VARIANTS.flatMap((variant) => ENDINGS.map((ending) => variant + ending))
  return [
    base,
    ...named.map((end) => base + end),
    ...named.map((end) => path.join(base, `index${end}`))
  ].find(isFile)
}

/**
 * The target of one of our imports without its extension: a browser variant imports another one explicitly.
 */
function baseOf({ path: given, resolveDir }) {
  const name = given.replace(/\.h5$/, '')
  if (name.startsWith('@/')) return path.join(ROOT, 'src', name.slice(2))
  if (name.startsWith('@contract/')) return path.join(ROOT, 'contract', name.slice(10))
  return path.resolve(resolveDir, name)
}

const asModule = (value) => ({ contents: `export default ${JSON.stringify(value)}`, loader: 'js' })

/** index.html as the app's build wrote it, split into parts, without comments. */
function templateOf(page) {
  return {
    template: page.replace(SCRIPT, '').replace(SHEET, '').replace(COMMENT, ''),
    scripts: [...page.matchAll(SCRIPT)].map(([, src]) => src)
  }
}

/** What the bundle knows of the release (src/ssr/manifest.d.ts). */
function manifestOf({ page, modules, entry }) {
  const { template, scripts } = templateOf(page)
  const sheetsOf = (files) => files.filter((file) => file.endsWith('.css'))
  const scriptsOf = (files) => files.filter((file) => file.endsWith('.js') && !scripts.includes(file))
  const own = ([name, files]) => [
    name,
    { scripts: scriptsOf(files), sheets: sheetsOf(files).filter((file) => !entry.includes(file)) }
  ]
  const all = new Set([...sheetsOf(entry), ...Object.values(modules).flatMap(sheetsOf)])
  const sprite = readdirSync(inDist('h5/static')).find((file) => /^icons\.\w+\.svg$/.test(file))
  return {
    template,
    entry: { scripts, sheets: sheetsOf(entry) },
    modules: Object.fromEntries(Object.entries(modules).map(own)),
    sheets: Object.fromEntries([...all].map((file) => [file, readFileSync(inDist('h5', file), 'utf8')])),
    sprite: `/static/${sprite}`
  }
}

/** Every page; its code is evaluated on first use. */
function pagesModule(paths) {
  const entries = paths.map((page) => `${JSON.stringify(page)}: () => require('@/${page}')`)
  return `const pages = {${entries.join(',\n')}}
    export const pageOf = (path) => Object.hasOwn(pages, path) ? pages[path]().default : undefined`
}

/** A script inlined in the document: bundled for browsers and minified. */
async function inlineScript(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2018'
  })
  return outputFiles[0].text.trim()
}

const plugin = (manifest, paths, missing) => ({
  name: 'client-on-server',
  setup(bundle) {
    const alias = (filter, file) => bundle.onResolve({ filter }, () => ({ path: path.join(ROOT, file) }))
    alias(/^@tarojs\/components$/, 'src/h5-components/index.ts')
    alias(/^@tarojs\/components-react$/, 'src/ssr/empty-components.ts')
    alias(/^@tarojs\/(taro|runtime)$/, 'src/ssr/taro-stand-in.ts')
    alias(/^@nutui\/nutui-react-taro$/, 'src/ssr/nutui.ts')
    alias(/^@nutui\/.+\/style\/css$/, 'src/ssr/empty-components.ts')
    bundle.onResolve({ filter: /^ssr:/ }, ({ path: name }) => ({ path: name, namespace: 'ssr' }))
    bundle.onLoad({ filter: /^ssr:manifest$/, namespace: 'ssr' }, () => asModule(manifestOf(manifest)))
    bundle.onLoad({ filter: /^ssr:pages$/, namespace: 'ssr' }, () => ({
      contents: pagesModule(paths),
      loader: 'js',
      resolveDir: ROOT
    }))
    bundle.onResolve({ filter: /\?inline$/ }, ({ path: name, resolveDir }) => ({
      path: path.resolve(resolveDir, name.replace('?inline', '')),
      namespace: 'inline'
    }))
    bundle.onLoad({ filter: /./, namespace: 'inline' }, async (args) =>
      asModule(await inlineScript(args.path))
    )
    bundle.onResolve({ filter: /^(@\/|@contract\/|\.)/ }, (args) => {
      if (args.importer.includes('node_modules')) return undefined
      const file = fileOf(baseOf(args))
      return file && { path: file }
    })
    bundle.onLoad({ filter: /\.module\.scss$/ }, ({ path: file }) => {
      const name = path.relative(ROOT, file)
      if (!manifest.classes[name]) missing.add(name)
      return asModule(manifest.classes[name] ?? {})
    })
    // rendered pages refer to their pictures by URL; those that code imports are for sharing
    bundle.onLoad({ filter: /\.(s?css|png)$/ }, () => ({ contents: '', loader: 'js' }))
  }
})

const SETTINGS = ['CHANNEL', 'ENV', 'API_ORIGIN', 'UAT_ORIGIN', 'PRODUCTION_ORIGIN', 'ID', 'VCONSOLE']

/** The build-time values of the client, from config/env.ts. */
function settings() {
  const values = { CHANNEL: 'main', ENV: 'development' }
  const named = [...SETTINGS, 'STATS_HOST', 'STATS_SRC', 'JSSDK_SRC'].map((name) => [
    `process.env.TARO_APP_${name}`,
    JSON.stringify(process.env[`TARO_APP_${name}`] || values[name] || '')
  ])
  return Object.fromEntries(named)
}

/** Bundles the renderer of the release in dist/h5. */
export async function bundleRenderer() {
  const manifest = JSON.parse(readFileSync(inDist('h5-manifest.json'), 'utf8'))
  const { PATHS } = await routesTable()
  const missing = new Set()
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['src/ssr/renderer.ts'],
    outfile: inDist('server/renderer.cjs'),
    tsconfig: path.join(ROOT, 'tsconfig.h5.json'),
    bundle: true,
    metafile: true,
    platform: 'node',
    target: 'node22',
    format: 'cjs',
    jsx: 'automatic',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    define: { ...settings(), 'process.env.TARO_ENV': '"h5"', 'process.env.NODE_ENV': '"production"' },
    plugins: [plugin(manifest, PATHS, missing)]
  })
  if (missing.size > 0) throw new Error(`No class names of: ${[...missing].join(', ')}`)
  return metafile
}
