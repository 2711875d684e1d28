import type { PartnerCode } from '@contract/types'
import { partnerName } from '../../partners/records'
import { html, htmlDocument, type Html } from '../page'
import { sandboxPartnerPath } from './access'
import type { Site } from './site'

const style = ({ colour, tint }: Site) => `
:root{color-scheme:light;--c:${colour};--t:${tint};--ink:#1b1d28;--ink-2:#565b6b;--line:#e6e8ec}
*{box-sizing:border-box}
body{margin:0;background:#f4f5f7;color:var(--ink);font:15px/1.5 -apple-system,BlinkMacSystemFont,"PingFang SC","Microsoft YaHei",sans-serif}
.shell{max-width:480px;min-height:100vh;margin:0 auto;background:#f4f5f7;display:flex;flex-direction:column}
header{background:var(--c);color:#fff;padding:20px 16px 40px}
header .row{align-items:center}header a{color:#fff;text-decoration:none;min-height:44px;display:flex;align-items:center}
header strong{font-size:20px}header p{margin:0;font-size:13px;opacity:.95}
main{flex:1;padding:0 12px 24px;margin-top:-28px}
h1{font-size:18px;margin:0 0 4px}h2{font-size:15px;margin:20px 4px 8px;color:var(--ink-2)}p{margin:4px 0}
.quiet{color:var(--ink-2);font-size:13px}
.card{display:block;background:#fff;border-radius:12px;padding:14px;margin:0 0 10px;color:inherit;text-decoration:none;box-shadow:0 1px 2px rgba(20,24,40,.06)}
.row{display:flex;justify-content:space-between;align-items:center;gap:12px}.thing{display:flex;gap:12px}
.thing img{width:84px;height:84px;border-radius:8px;object-fit:cover;background:var(--t);flex:none}
.thing img.tall{height:112px}
.thing>div{flex:1;min-width:0}
.price{color:var(--c);font-size:20px;font-weight:700;font-variant-numeric:tabular-nums}
del{color:var(--ink-2);font-size:13px;margin-left:6px}
.tag{display:inline-block;padding:1px 8px;border-radius:999px;background:var(--t);color:var(--c);font-size:12px}
button,.button{display:block;width:100%;min-height:48px;margin:12px 0 0;border:0;border-radius:24px;background:var(--c);color:#fff;font-family:inherit;font-size:16px;font-weight:600;line-height:48px;padding:0;text-align:center;text-decoration:none;cursor:pointer}
button.second,.button.second{background:#fff;color:var(--ink);box-shadow:inset 0 0 0 1px var(--line)}
select{width:100%;min-height:44px;padding:0 12px;border:1px solid var(--line);border-radius:8px;font:inherit;background:#fff;color:inherit}
label.switch{display:flex;align-items:center;gap:10px;min-height:44px}input[type=checkbox]{width:20px;height:20px;accent-color:var(--c)}
.days{display:flex;gap:8px;overflow-x:auto;padding:2px 2px 10px}.days a{flex:none;padding:0 14px;line-height:44px;border-radius:22px;background:#fff;color:inherit;text-decoration:none}.days a[aria-current]{background:var(--t);color:var(--c);font-weight:600}
.hall{display:grid;grid-template-columns:repeat(8,1fr);gap:6px;margin:12px 0}
.hall label{position:relative;aspect-ratio:1;border-radius:8px 8px 12px 12px;background:var(--t);display:grid;place-items:center}
.hall label.sold{background:#dfe2e7}.hall label:has(:focus-visible){outline:2px solid #1f5fbf;outline-offset:2px}
.hall input{appearance:none;position:absolute;inset:0;width:auto;height:auto;margin:0;border-radius:inherit;cursor:pointer}.hall input:checked{background:var(--c)}.hall input:checked::after{content:"";position:absolute;left:50%;top:46%;width:6px;height:11px;border:solid #fff;border-width:0 2px 2px 0;transform:translate(-50%,-50%) rotate(45deg)}
.key{display:flex;justify-content:center;gap:20px;margin:4px 0 12px}.key span{display:flex;align-items:center;gap:6px}.key i{width:16px;height:16px;border-radius:4px;background:var(--t)}.key .c{background:var(--c)}.key .s{background:#dfe2e7}.hall span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.screen{height:6px;border-radius:3px;background:var(--line);margin:4px 12%}
.state{font-size:22px;font-weight:700}
a:focus-visible,button:focus-visible,input:focus-visible{outline:2px solid #1f5fbf;outline-offset:2px}
`

export interface SitePage {
  readonly code: PartnerCode
  readonly site: Site
  readonly title: string
  readonly body: Html
  /** Target of "back to the privilege centre"; null for visitors who did not come from there. */
  readonly home: string | null
  /** Reloads itself after this many seconds. */
  readonly refreshSeconds?: number | undefined
}

/** A page of a sandbox partner: for phone widths, in its own colour, no script. */
export function sitePage({ code, site, title, body, home, refreshSeconds }: SitePage): string {
  const root = sandboxPartnerPath(code)
  const name = partnerName(code)
  return htmlDocument({
    title: `${title} · ${name}`,
    style: style(site),
    body: html`<div class="shell">
      <header>
        <div class="row">
          <a href="${root}/"><strong>${name}</strong></a>
          <a href="${root}/orders">我的订单</a>
        </div>
        <p>${site.slogan} · 沙箱，仅供开发与测试</p>
      </header>
      <main>
        ${body}
        ${home !== null && html`<a class="button second" target="_top" href="${home}">返回权益中心</a>`}
      </main>
    </div>`,
    refreshSeconds
  })
}

/** `¥12.80` */
export const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`

/** The price, and the list price if different. */
export const priceTag = (payFen: number, listFen: number) =>
  html`<span class="price">${yuan(payFen)}</span>${listFen > payFen && html`<del>${yuan(listFen)}</del>`}`
