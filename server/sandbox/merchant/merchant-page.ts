import type { AfterSaleKind, AfterSaleState } from '@contract/types'
import { chinaText, dayInChina } from '../../lib/china-time'
import type { AfterSaleView } from '../../modules/aftersale'
import { html, sandboxPage, type Html } from '../page'

const KINDS: Readonly<Record<AfterSaleKind, string>> = {
  cancel: '取消订单',
  refund: '仅退款',
  return: '退货退款'
}

type Tone = '' | 'info' | 'ok' | 'over'

const STATES: Readonly<Record<AfterSaleState, { readonly text: string; readonly tone: Tone }>> = {
  applied: { text: '待处理', tone: '' },
  approved: { text: '待买家寄回', tone: 'info' },
  returning: { text: '退货途中', tone: '' },
  received: { text: '已收货', tone: 'info' },
  refunding: { text: '退款中', tone: 'info' },
  done: { text: '已退款', tone: 'ok' },
  withdrawn: { text: '买家已撤销', tone: 'over' },
  refused: { text: '已拒绝', tone: 'over' }
}

const momentText = (at: string) => `${dayInChina(new Date(at)).slice(5)} ${chinaText(new Date(at), 'HH:mm')}`

const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`

/** Cancellations are answered by the warehouse. */
const waitsForMerchant = ({ kind, state }: AfterSaleView) =>
  state === 'returning' || (state === 'applied' && kind !== 'cancel')

export const TITLE = '商家售后'

/** All requests, those waiting for the merchant first, each with its available actions. */
export function merchantPage(path: string, requests: readonly AfterSaleView[]): string {
  const waiting = requests.filter(waitsForMerchant)
  const others = requests.filter((request) => !waitsForMerchant(request))
  return sandboxPage({
    title: TITLE,
    body: html`<p class="quiet">没有处理的申请一直等待，不会自动退款。</p>
      <h2>待您处理（${waiting.length}）</h2>
      ${waiting.length === 0 && html`<div class="card quiet">暂无待处理的申请。</div>`}
      ${waiting.map((request) => card(path, request))} ${others.length > 0 && html`<h2>其他申请</h2>`}
      ${others.map((request) => card(path, request))}`
  })
}

function card(path: string, request: AfterSaleView): Html {
  const { kind, state, amountFen, freightFen, orderNo, reason, note, lines, pictures } = request
  const { text, tone } = STATES[state]
  return html`<div class="card">
    <div class="row"><strong>${KINDS[kind]}</strong><span class="tag ${tone}">${text}</span></div>
    <div class="money">${yuan(amountFen)}</div>
    <div class="quiet">${freightFen > 0 && `含运费 ${yuan(freightFen)} · `}订单 ${orderNo}</div>
    <div class="part">
      ${lines.map(
        ({ name, quantity, amountFen: fen }) =>
          html`<div class="thing"><span>${name} × ${quantity}</span><span>${yuan(fen)}</span></div>`
      )}
    </div>
    <div class="part">
      <div>${reason}</div>
      ${note !== null && html`<div class="quiet">${note}</div>`}
      ${
        pictures.length > 0 &&
        html`<div class="shots">
          ${pictures.map((picture, index) => html`<img src="${picture}" alt="买家图片 ${index + 1}" />`)}
        </div>`
      }
      ${request.returnNo !== null && html`<div>退货单号 ${request.returnCarrier} ${request.returnNo}</div>`}
      ${request.refusedReason !== null && html`<div>拒绝原因：${request.refusedReason}</div>`}
    </div>
    ${decisions(path, request)}
    <details>
      <summary>处理记录（${request.log.length}）</summary>
      <ol class="log">
        ${request.log.map(
          ({ at, note: told }) => html`<li><span>${told}</span><time>${momentText(at)}</time></li>`
        )}
      </ol>
    </details>
  </div>`
}

function decisions(path: string, request: AfterSaleView): Html | false {
  if (!waitsForMerchant(request)) return false
  const id = html`<input type="hidden" name="afterSaleId" value="${request.afterSaleId}" />`
  if (request.state === 'returning') {
    return html`<form method="post" action="${path}">
      ${id}<button name="act" value="receive">确认收到退货</button>
    </form>`
  }
  return html`<form method="post" action="${path}">
    ${id}<button name="act" value="approve">${request.kind === 'return' ? '同意退货' : '同意退款'}</button>
    <details>
      <summary>拒绝申请</summary>
      <label
        >拒绝原因<input name="reason" autocomplete="off" maxlength="40" placeholder="不符合售后条件"
      /></label>
      <button class="second" name="act" value="refuse">拒绝</button>
    </details>
  </form>`
}
