import manifest from 'ssr:manifest'
import type { DocumentOptions, RenderedPage } from '@contract/ssr'
import loadScript from './inline/load.ts?inline'
import startScript from './inline/start.ts?inline'

/** A rendering that does not match this device is hidden until it is removed (start.ts). */
const HIDDEN =
  '<style>[data-ssr=rejected] #app{visibility:hidden}.theme-dark body{background:#101116}</style>'

const PRELOAD = `<link rel="preload" as="image" crossorigin href="${manifest.sprite}"/>`

/** JSON for embedding in a document: nothing in it can end the script or a line. */
const json = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

const block = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${json(value)}</script>`

const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;'
}
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => NAMED[sign] ?? sign)

/** A sheet embedded in the document: webpack considers it loaded because of its address. */
const styleOf = (file: string): string => `<style data-href="${file}">${manifest.sheets[file] ?? ''}</style>`

/** The files that these modules need, each once. */
const filesOf = (modules: readonly string[]) => {
  const files = modules.flatMap((name) => manifest.modules[name] ?? [])
  return {
    scripts: [...new Set(files.flatMap(({ scripts }) => scripts))],
    sheets: [...new Set(files.flatMap(({ sheets }) => sheets))]
  }
}

const scriptOf = (code: string): string => `<script>${code}</script>`

/** What the page tells recipients of its link. */
function headOf({ linkPreview, request }: RenderedPage): string {
  const meta = (name: string, content: string) =>
    content ? `<meta property="og:${name}" content="${escaped(content)}"/>` : ''
  const description = linkPreview.description
    ? `<meta name="description" content="${escaped(linkPreview.description)}"/>`
    : ''
  const { origin, pathname } = new URL(request.address)
  return [
    description,
    meta('title', linkPreview.title),
    meta('description', linkPreview.description),
    meta('image', linkPreview.picture && new URL(linkPreview.picture, origin).href),
    `<link rel="canonical" href="${escaped(origin + pathname)}"/>`
  ].join('')
}

/**
 * The whole document of a rendered page: its sheets, the data it was rendered with, and the scripts it needs.
 */
export function composeDocument(screen: RenderedPage, { isSkeleton }: DocumentOptions = {}): string {
  const { request, title, html, reads, lazyModules, registeredPages, wechatLogin, leavesFrame } = screen
  const { path, channel, memberId, device, now } = request
  const { scripts, sheets } = filesOf([path, ...lazyModules])
  const startOptions = {
    ...(isSkeleton ? { channel } : { memberId, wechatLogin, device }),
    ...(leavesFrame ? { leavesFrame } : {}),
    scripts: manifest.entry.scripts,
    ahead: scripts
  }
  const styles = [...manifest.entry.sheets, ...sheets].map(styleOf).join('')
  const state = block('ssr-state', {
    path,
    channel,
    ...(isSkeleton ? {} : { memberId, now, device }),
    lazyModules,
    registeredPages,
    reads
  })
  return (
    manifest.template
      // a page named after its content carries the app's name until the content has loaded
      .replace(/<title>[^<]*<\/title>/, (own) => (title ? `<title>${escaped(title)}</title>` : own))
      .replace('</head>', () => `${isSkeleton ? '' : headOf(screen)}${PRELOAD}${HIDDEN}${styles}</head>`)
      .replace('<body>', () => `<body>${block('ssr-start', startOptions)}${scriptOf(startScript)}`)
      .replace('<div id="app"></div>', () => `<div id="app" class="taro_router">${html}</div>`)
      .replace('</body>', () => `${state}${scriptOf(loadScript)}</body>`)
  )
}
