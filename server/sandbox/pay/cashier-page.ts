import { html, sandboxPage } from '../page'
import type { Trade } from './repository'

const NOTICES = [
  ['normal', '正常：支付后立即到达'],
  ['slow', '延迟：10 秒后到达'],
  ['lost', '丢失：永不到达，靠主动查询'],
  ['twice', '重复：到达两次']
] as const

const STATES: Readonly<Record<string, string>> = {
  NOTPAY: '待付款',
  SUCCESS: '已支付',
  CLOSED: '已关闭',
  REFUND: '已退款'
}

const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`

/** The cashier: amount, description, and the choices. `back` is where the buyer goes afterwards. */
export function cashierPage(trade: Trade, back: string | null, now: Date): string {
  const payable = trade.state === 'NOTPAY' && trade.expiresAt > now
  const fields = html`<input type="hidden" name="prepay_id" value="${trade.prepayId}" />
    <input type="hidden" name="redirect_url" value="${back}" />`
  const body = html`<div class="card">
      <div class="quiet">${trade.description}</div>
      <div class="big">${yuan(trade.totalFen)}</div>
      <div class="quiet">${trade.outTradeNo} · ${STATES[trade.state] ?? trade.state}</div>
    </div>
    ${
      payable
        ? html`<form method="post" action="/sandbox/cashier">
            ${fields}
            <label>
              <span class="quiet">支付通知</span>
              <select name="notice">
                ${NOTICES.map(([value, text]) => html`<option value="${value}">${text}</option>`)}
              </select>
            </label>
            <button name="result" value="pay">支付</button>
            <button name="result" value="cancel" class="second">取消支付</button>
          </form>`
        : html`<p>这笔订单现在不能支付。</p>
            ${back !== null && html`<a class="button" href="${back}">返回商家</a>`}`
    }
    ${trade.transactionId !== null && trade.refundedFen < trade.totalFen && refundForm(trade)}
    <a class="button second" href="/sandbox/cashier/closed">直接关闭页面</a>`
  return sandboxPage({ title: '收银台', body })
}

/** A person's action at the merchant platform: a manual refund. */
const refundForm = ({ outTradeNo, totalFen, refundedFen }: Trade) =>
  html`<form method="post" action="/sandbox/pay/refund">
    <input type="hidden" name="out_trade_no" value="${outTradeNo}" />
    <label>
      <span class="quiet">商户平台手工退款（元），可退 ${yuan(totalFen - refundedFen)}</span>
      <input name="yuan" inputmode="decimal" value="${((totalFen - refundedFen) / 100).toFixed(2)}" />
    </label>
    <button class="second">手工退款</button>
  </form>`

/** Target of "closes the page": nothing more happens, as if the window were closed. */
export function closedPage(): string {
  return sandboxPage({ title: '页面已关闭', body: html`<p>没有支付，也没有返回商家。</p>` })
}

/** An error, and a way back if there is one. */
export function problemPage(message: string, back: string | null): string {
  const body = html`<p>${message}</p>
    ${back !== null && html`<a class="button" href="${back}">返回商家</a>`}`
  return sandboxPage({ title: '支付未完成', body })
}

/** The paid trade, if the merchant gave no return address. */
export function donePage(trade: Trade): string {
  return sandboxPage({ title: '支付成功', body: html`<p>${trade.description} ${yuan(trade.totalFen)}</p>` })
}

/** All trades, newest first. */
export function tradesPage(trades: readonly Trade[]): string {
  const body = html`<p class="quiet">最近的支付单，最新的在最前。</p>
    ${trades.length === 0 && html`<div class="card">暂无支付单。</div>`}
    ${trades.map(
      (trade) =>
        html`<a class="card" href="/sandbox/cashier?prepay_id=${trade.prepayId}">
          <div class="row"><strong>${trade.description}</strong><span>${yuan(trade.totalFen)}</span></div>
          <div class="quiet">${trade.outTradeNo} · ${STATES[trade.state] ?? trade.state}</div>
        </a>`
    )}`
  return sandboxPage({ title: '支付单', body })
}
