import type { AfterSaleKind, AfterSaleState } from '@contract/types'
import type { AfterSaleView } from '../../modules/aftersale/aftersale.service'
import { html, sandboxPage, type Html } from '../page'

const KINDS: Readonly<Record<AfterSaleKind, string>> = {
  cancel: '取消订单',
  refund: '仅退款',
  return: '退货退款'
}

const STATES: Readonly<Record<AfterSaleState, string>> = {
  applied: '待处理',
  approved: '已同意，待买家寄回',
  returning: '退货途中',
  received: '已收货',
  refunding: '退款中',
  done: '已退款',
  withdrawn: '买家已撤销',
  refused: '已拒绝'
}

const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`

/** All requests, newest first, each with what the merchant can do to it now. */
export function merchantPage(path: string, requests: readonly AfterSaleView[]): string {
  return sandboxPage({
    title: '商家售后',
    body: html`<p class="quiet">没有人处理时，2 分钟后自动同意、自动收货，演示不会停住。</p>
      ${requests.length === 0 && html`<div class="card">暂无售后申请。</div>`}
      ${requests.map((one) => card(path, one))}`
  })
}

function card(path: string, request: AfterSaleView): Html {
  const { kind, state, amountFen, orderNo, reason, note, lines, returnCarrier, returnNo } = request
  return html`<div class="card">
    <div class="row"><strong>${KINDS[kind]} ${yuan(amountFen)}</strong><span>${STATES[state]}</span></div>
    ${lines.map(({ name, quantity }) => html`<div>${name} × ${quantity}</div>`)}
    <div class="quiet">订单 ${orderNo} · ${reason}${note ? `：${note}` : ''}</div>
    ${returnNo !== null && html`<div class="quiet">退货单号 ${returnCarrier} ${returnNo}</div>`}
    ${decisions(path, request)}
  </div>`
}

/** A cancellation is for the warehouse to answer. */
function decisions(path: string, { afterSaleId, kind, state }: AfterSaleView): Html | false {
  const id = html`<input type="hidden" name="afterSaleId" value="${afterSaleId}" />`
  if (state === 'returning') {
    return html`<form method="post" action="${path}">
      ${id}<button name="act" value="receive">确认收到退货</button>
    </form>`
  }
  if (state !== 'applied' || kind === 'cancel') return false
  return html`<form method="post" action="${path}">
    ${id}<button name="act" value="approve">同意</button>
    <p>
      <label>拒绝原因<input name="reason" autocomplete="off" placeholder="不符合售后条件" /></label>
    </p>
    <button class="second" name="act" value="refuse">拒绝</button>
  </form>`
}
