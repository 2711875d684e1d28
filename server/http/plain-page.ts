interface PlainPage {
  /** Shown as text, a paragraph. */
  readonly words: string
  /** Seconds after which the browser reloads the page by itself; without it, a link leads home. */
  readonly againSeconds?: number
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')

/** A whole document that needs nothing else: sent where the app cannot be, because of overload or a broken address. */
export function plainPage({ words, againSeconds }: PlainPage): string {
  const again = againSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${againSeconds}">`
  const next = againSeconds === undefined ? '<a href="/">返回首页</a>' : '页面会自动刷新'
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
${again}<title>权益中心</title>
<style>body{margin:0;display:flex;min-height:100vh;align-items:center;justify-content:center;font:16px/1.6 sans-serif;color:#333;background:#f5f5f7}main{padding:24px;text-align:center}a{display:inline-block;margin-top:12px;padding:10px 24px;border:1px solid;border-radius:22px;color:inherit;text-decoration:none}@media(prefers-color-scheme:dark){body{color:#ddd;background:#101116}}</style>
</head><body><main>${escaped(words)}<br>${next}</main></body></html>
`
}
