/** Pages of a sandbox partner: goods, one of them, orders, one of them, its switches. */
import { chinaText } from '../../lib/china-time'
import { html, type Html } from '../page'
import { sandboxPartnerPath } from './access'
import type { SiteMode, SiteOrder } from './repository'
import { priceTag, yuan } from './site-page'
import type { Site, SiteItem } from './site'

const MAX_COUNT = 5

export function goodsPage(code: string, site: Site): Html {
  return html`${site.items.map(
    (item) =>
      html`<a class="card" href="${sandboxPartnerPath(code)}/item?itemId=${item.id}"
        >${thing(item, item.detail)}</a
      >`
  )}`
}

const thing = (what: Pick<SiteItem, 'title' | 'picture' | 'payFen' | 'listFen'>, detail: string) =>
  html`<div class="thing">
    <img src="${what.picture}" alt="" width="84" height="84" />
    <div>
      <strong>${what.title}</strong>
      <p class="quiet">${detail}</p>
      ${priceTag(what.payFen, what.listFen)}
    </div>
  </div>`

/** `buyable` = somebody is logged in. */
export function itemPage(code: string, item: SiteItem, buyable: boolean): Html {
  return html`<div class="card">${thing(item, item.detail)}</div>
    ${!buyable && html`<div class="card"><p>从权益中心进入即可下单。</p></div>`}
    ${buyable && orderForm(code, item)}`
}

const COUNTS = Array.from({ length: MAX_COUNT }, (_, index) => index + 1)

const orderForm = (code: string, item: SiteItem) =>
  html`<form class="card" method="post" action="${sandboxPartnerPath(code)}/order">
    <input type="hidden" name="itemId" value="${item.id}" />
    <label>
      <span class="quiet">数量</span>
      <select name="quantity">
        ${COUNTS.map((count) => html`<option value="${count}">${count} 份</option>`)}
      </select>
    </label>
    <button>提交订单</button>
  </form>`

const STATES: Readonly<Record<string, string>> = {
  unpaid: '待付款',
  paid: '已支付',
  cancelled: '已取消',
  refunded: '已退款'
}

/** An unpaid order whose hold has expired counts as cancelled. */
export const isOpen = (order: SiteOrder, now: Date) => order.state === 'unpaid' && order.expiresAt > now

const stateText = (order: SiteOrder, now: Date) =>
  order.state === 'unpaid' && !isOpen(order, now)
    ? '已取消（超时未支付）'
    : (STATES[order.state] ?? order.state)

/** `payUrl` is a page of the privilege centre: the whole window navigates there. */
export function orderPage(code: string, order: SiteOrder, payUrl: string, now: Date): Html {
  const open = isOpen(order, now)
  return html`<div class="card">
      <p class="state" data-state="${order.state === 'unpaid' && !open ? 'cancelled' : order.state}">
        ${stateText(order, now)}
      </p>
      ${open && html`<p class="quiet">已为您保留至 ${chinaText(order.expiresAt, 'HH:mm')}，请尽快完成支付</p>`}
      ${order.state === 'paid' && html`<p class="quiet">付款成功，凭订单号使用</p>`}
    </div>
    <div class="card">
      ${thing(order, order.detail)}
      <p class="quiet">订单号 <span data-order-no>${order.orderNo}</span></p>
    </div>
    ${!open && html`<a class="button second" href="${sandboxPartnerPath(code)}/">再去看看</a>`}
    ${
      open &&
      html`<a class="button" target="_top" href="${payUrl}">去支付 ${yuan(order.payFen)}</a>
        <form method="post" action="${sandboxPartnerPath(code)}/cancel">
          <input type="hidden" name="orderNo" value="${order.orderNo}" />
          <button class="second">取消订单</button>
        </form>`
    }`
}

export function ordersPage(code: string, orders: readonly SiteOrder[], now: Date): Html {
  return html`${orders.length === 0 && html`<div class="card">暂无订单，去挑选一件吧。</div>`}
  ${orders.map(
    (order) =>
      html`<a class="card" href="${sandboxPartnerPath(code)}/order?orderNo=${order.orderNo}">
        <div class="row">
          <strong>${order.title}</strong><span class="tag">${stateText(order, now)}</span>
        </div>
        <p class="quiet">${order.detail}</p>
        <div class="row">
          <span class="quiet">${order.orderNo}</span><span class="price">${yuan(order.payFen)}</span>
        </div>
      </a>`
  )}`
}

const SWITCHES: readonly (readonly [keyof SiteMode, string])[] = [
  ['slow', '回应很慢：6.5 秒后才回答'],
  ['unreachable', '无法连接：一律回答 503'],
  ['refuses', '拒绝出单：付款后答复未能出单，应自动退款']
]

export function modesPage(code: string, mode: SiteMode): Html {
  return html`<form class="card" method="post" action="${sandboxPartnerPath(code)}/modes">
    <h1>故障开关</h1>
    <p class="quiet">对所有人生效，直到再次关闭。</p>
    ${SWITCHES.map(
      ([name, text]) =>
        html`<label class="switch"
          ><input type="checkbox" name="${name}" value="1" ${mode[name] && html`checked`} />${text}</label
        >`
    )}
    <button>保存</button>
  </form>`
}

/** An error page. */
export const noticePage = (text: string, home?: string): Html =>
  html`<div class="card"><p>${text}</p></div>
    ${home !== undefined && html`<a class="button" target="_top" href="${home}">打开权益中心</a>`}`
