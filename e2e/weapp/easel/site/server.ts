import { readFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { build } from 'esbuild'
import { callVersions } from '../../../../__tests__/support/library-versions'
import { compileSheet } from '../../host/compile'
import { inDist, placeInDist, ROOT } from '../../host/dist'
import { compileForEasel, jsonOfBuild, propertiesGiven } from './compile'

/** Where the host's own files are; everything else goes to the API. */
const OWN = '/easel'

const DOCUMENT = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"></head><body>
<script>window.parent.beforeHost?.(window)</script><script src="${OWN}/build.js"></script><script src="${OWN}/host.js"></script></body></html>`

/** A document around the host, for a browser whose window cannot be as narrow as a phone: `beforeHost` is told of it before it starts. */
const AROUND = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><link rel="icon" href="data:,"></head><body style="margin:0"></body></html>`

async function bundleHost(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['e2e/weapp/easel/page/main.ts'],
    inject: ['e2e/weapp/easel/page/fetch.ts'],
    tsconfig: path.join(ROOT, 'tsconfig.server.json'),
    define: { 'process.env.TARO_APP_WEAPP_ORIGIN': JSON.stringify(process.env.TARO_APP_WEAPP_ORIGIN ?? '') },
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning'
  })
  return outputFiles[0]?.text ?? ''
}

const buildScript = () =>
  `window.easelBuild = { templates: (${compileForEasel()}), json: ${JSON.stringify(jsonOfBuild())}, properties: ${JSON.stringify(propertiesGiven())}, native: ${JSON.stringify(nativeCss())}, since: ${JSON.stringify(callVersions())} }`

const nativeCss = () =>
  ['../../paint/native.css', '../natives/live.css']
    .map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
    .join('\n')

const KINDS: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  css: 'text/css; charset=utf-8'
}

/** Answers with the API's answer. A browser keeps cookies to itself, so the host sends and reads them by other names. */
function passOn(apiOrigin: string, req: IncomingMessage, res: ServerResponse): void {
  const { 'x-cookie': cookie, host: _host, origin: _origin, referer: _referer, ...rest } = req.headers
  const headers = { ...rest, ...(cookie ? { cookie: String(cookie) } : {}) }
  const asked = request(apiOrigin + (req.url ?? '/'), { method: req.method ?? 'GET', headers }, (answer) => {
    const {
      'set-cookie': cookies,
      'content-security-policy': _policy,
      'cross-origin-resource-policy': _resource,
      'cross-origin-opener-policy': _opener,
      ...kept
    } = answer.headers
    res.writeHead(answer.statusCode ?? 502, {
      ...kept,
      ...(cookies ? { 'x-set-cookie': encodeURIComponent(JSON.stringify(cookies)) } : {})
    })
    answer.pipe(res)
  })
  asked.on('error', (error) => {
    if (!res.headersSent) res.writeHead(502)
    res.end(String(error))
  })
  res.on('close', () => asked.destroy())
  req.pipe(asked)
}

/** A running site of this host. */
export interface EaselSite {
  readonly origin: string
  stop(): Promise<void>
}

/** Serves the host, the build under test and, behind the same origin, the API. */
export async function startEaselSite(apiOrigin: string): Promise<EaselSite> {
  // made when the first phone opens it: most runs of a single test need none of it
  let host: Promise<string> | undefined
  let compiled: string | undefined
  const own = async (place: string): Promise<{ kind: string; body: string | Buffer } | undefined> => {
    if (place === '/') return { kind: 'text/html; charset=utf-8', body: DOCUMENT }
    if (place === `${OWN}/around`) return { kind: 'text/html; charset=utf-8', body: AROUND }
    if (place === `${OWN}/host.js`) return { kind: KINDS['js'] ?? '', body: await (host ??= bundleHost()) }
    if (place === `${OWN}/build.js`) return { kind: KINDS['js'] ?? '', body: (compiled ??= buildScript()) }
    if (place.startsWith(`${OWN}/sheet/`)) {
      const file = place.slice(`${OWN}/sheet/`.length)
      return { kind: KINDS['css'] ?? '', body: inDist(file) ? compileSheet(file) : '' }
    }
    const file = placeInDist(place.replace(`${OWN}/dist/`, ''))
    if (!place.startsWith(`${OWN}/dist/`) || !file) return undefined
    return {
      kind: KINDS[path.extname(file).slice(1)] ?? 'application/octet-stream',
      body: readFileSync(file)
    }
  }
  const server: Server = createServer((req, res) => {
    const place = decodeURIComponent((req.url ?? '/').split('?')[0] ?? '/')
    if (place !== '/' && !place.startsWith(`${OWN}/`)) return passOn(apiOrigin, req, res)
    own(place).then(
      (found) => {
        res.writeHead(found ? 200 : 404, { 'content-type': found?.kind ?? 'text/plain' })
        res.end(found?.body ?? '')
      },
      (error: unknown) => {
        res.writeHead(500)
        res.end(String((error as Error).stack ?? error))
      }
    )
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      })
  }
}
