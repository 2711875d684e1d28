/** A piece of HTML that is safe to insert into a page: created by {@link html} only. */
export class Html {
  constructor(readonly text: string) {}
}

type Piece = Html | string | number | null | undefined | false | readonly Piece[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
}

/** Escapes text for HTML, inside quoted attributes too. */
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** Template tag: everything inserted is escaped, except other {@link Html}; undefined, null and false render nothing. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(strings.reduce((text, part, index) => text + render(pieces[index - 1]) + part))
}

function render(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return ''
  if (piece instanceof Html) return piece.text
  if (typeof piece === 'object') return piece.map(render).join('')
  return escapeHtml(String(piece))
}

const STYLE = `
:root{color-scheme:light;--ink:#1b1d28;--ink-2:#565b6b;--ink-3:#6b7080;--line:#ecedf0;--accent:#d5382b}
*{box-sizing:border-box}
[hidden]{display:none!important}
body{margin:0;background:#f5f5f7;color:var(--ink);font:15px/1.5 -apple-system,BlinkMacSystemFont,"PingFang SC","Microsoft YaHei",sans-serif}
main{max-width:480px;margin:0 auto;padding:20px 16px 48px}
h1{font-size:20px;margin:0 0 4px}h2{font-size:17px;margin:24px 0 8px}
p{margin:4px 0 12px}.quiet{color:var(--ink-3);font-size:13px}
.card{display:block;background:#fff;border-radius:12px;padding:16px;margin:12px 0;color:inherit;text-decoration:none}
.row{display:flex;justify-content:space-between;gap:12px;align-items:baseline}
.big{font-size:28px;line-height:1.2;font-weight:600;font-variant-numeric:tabular-nums;letter-spacing:.06em}
button,.button{display:block;width:100%;min-height:48px;margin:12px 0 0;padding:0;border:0;border-radius:8px;background:var(--accent);color:#fff;font-size:15px;font-weight:600;line-height:48px;font-family:inherit;text-align:center;text-decoration:none;cursor:pointer}
button.second,.button.second{background:#fff;color:var(--ink);box-shadow:inset 0 0 0 1px var(--line)}
input,select{width:100%;min-height:44px;padding:0 12px;border:1px solid var(--line);border-radius:8px;font:inherit;background:#fff;color:inherit}
a:focus-visible,button:focus-visible,input:focus-visible{outline:2px solid #1f5fbf;outline-offset:2px}
.tag{display:inline-block;padding:0 8px;border-radius:999px;background:#fff6e5;color:#8a5a16;font-size:13px;white-space:nowrap}
.tag.ok{background:#e7f4ee;color:#0f7b4f}.tag.info{background:#e8f0fb;color:#1f5fbf}.tag.over{background:#ecedf0;color:var(--ink-2)}
.money{font-size:20px;font-weight:600;font-variant-numeric:tabular-nums}
.thing{display:flex;justify-content:space-between;gap:12px;padding:4px 0;font-variant-numeric:tabular-nums}
.part{border-top:1px solid var(--line);margin-top:12px;padding-top:12px}
.shots{display:flex;flex-wrap:wrap;gap:8px;margin:8px 0}.shots img{width:72px;height:72px;border-radius:8px;object-fit:cover;background:#f5f5f7}
ol.log{list-style:none;margin:8px 0 0;padding:0}ol.log li{display:flex;justify-content:space-between;gap:12px;padding:2px 0;color:var(--ink-2);font-size:13px}
ol.log time{flex:none;color:var(--ink-3);font-variant-numeric:tabular-nums}
video{width:100%;margin:12px 0 0;border-radius:8px;background:#000}
.good .big{color:#0f7b4f}.bad .big{color:var(--accent)}
summary{min-height:44px;line-height:44px;color:var(--ink-2);font-size:13px;cursor:pointer}
label{display:block;color:var(--ink-2);font-size:13px}
`

export interface SandboxPage {
  readonly title: string
  readonly body: Html
  /** Reloads itself after this many seconds. */
  readonly refreshSeconds?: number
}

interface Document {
  readonly title: string
  /** Its style rules: trusted text. */
  readonly style: string
  /** More for the head. */
  readonly head?: Html
  readonly body: Html
  readonly refreshSeconds?: number | undefined
}

/** A whole HTML document without a script, for phone widths, excluded from search engines. */
export function htmlDocument({ title, style, head, body, refreshSeconds }: Document): string {
  return html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        ${head}
        ${refreshSeconds !== undefined && html`<meta http-equiv="refresh" content="${refreshSeconds}" />`}
        <title>${title}</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`.text
}

/** A whole page of the sandbox: for phone widths, no script, nothing external. */
export function sandboxPage({ title, body, refreshSeconds }: SandboxPage): string {
  return htmlDocument({
    title,
    style: STYLE,
    head: html`<meta name="referrer" content="strict-origin" />`,
    body: html`<main>
      <p><span class="tag">沙箱 · 仅供开发与测试</span></p>
      <h1>${title}</h1>
      ${body}
    </main>`,
    refreshSeconds
  })
}
