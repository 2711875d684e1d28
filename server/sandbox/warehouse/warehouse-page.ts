import { html, sandboxPage, type Html } from '../page'
import type { RestingShipment } from '../../modules/shipping'
import { newestTrace } from '../kuaidi100/track'
import type { SandboxParcel, SandboxShipment } from './repository'
import { unpacked } from './sandbox-warehouse'

export interface WarehouseView {
  /** Paid orders that have not arrived here yet. */
  readonly resting: readonly RestingShipment[]
  readonly shipments: readonly SandboxShipment[]
  readonly onTheWay: ReadonlyMap<string, SandboxParcel>
}

/** Upcoming orders, orders to be sent, parcel by parcel, and the next step of each parcel in transit. */
export function warehousePage(path: string, { resting, shipments, onTheWay }: WarehouseView): string {
  return sandboxPage({
    title: '仓库',
    refreshSeconds: 10,
    body: html`<p class="quiet">付款 1 分钟后到仓。每 30 秒自动发出一个包裹，包裹每 20 秒自动前进一步。</p>
      ${resting.map(
        ({ orderNo }) =>
          html`<div class="card">
            <div class="row"><strong>订单 ${orderNo}</strong><span class="tag">即将到仓</span></div>
            <form method="post" action="${path}">
              <button class="second" name="restingNo" value="${orderNo}">立即到仓</button>
            </form>
          </div>`
      )}
      ${resting.length + shipments.length === 0 && html`<div class="card quiet">暂无待发货的订单。</div>`}
      ${shipments.map((shipment) => card(path, shipment, onTheWay))}`
  })
}

function stateOf(waiting: number, sent: number): Html {
  if (waiting > 0) return html`<span class="tag">${sent > 0 ? '部分发出' : '待发出'}</span>`
  return sent > 0 ? html`<span class="tag ok">已全部发出</span>` : html`<span class="tag over">已拦截</span>`
}

function card(path: string, shipment: SandboxShipment, onTheWay: ReadonlyMap<string, SandboxParcel>): Html {
  const { orderNo, receiver, lines, parcels } = shipment
  const left = unpacked(shipment)
  const nameOf = (lineNo: number) => lines.find((line) => line.lineNo === lineNo)?.name ?? ''
  const things = (pieces: Iterable<readonly [number, number]>) =>
    [...pieces].map(
      ([lineNo, quantity]) =>
        html`<div class="thing"><span>${nameOf(lineNo)}</span><span>× ${quantity}</span></div>`
    )
  return html`<div class="card">
    <div class="row">
      <strong>${receiver.name} · ${receiver.city}</strong>${stateOf(left.size, parcels.length)}
    </div>
    <div class="quiet">订单 ${orderNo}</div>
    ${
      left.size > 0 &&
      html`<div class="part">
        ${things(left)}
        <form method="post" action="${path}">
          <button name="orderNo" value="${orderNo}">发出下一个包裹</button>
        </form>
      </div>`
    }
    ${parcels.map(
      ({ parcelNo, trackingNo, lines: packed }) =>
        html`<div class="part">
          <strong>包裹 ${parcelNo}</strong> <span class="quiet">${trackingNo}</span>
          ${things(packed.map(({ lineNo, quantity }) => [lineNo, quantity] as const))}
          ${step(path, trackingNo, onTheWay.get(trackingNo))}
        </div>`
    )}
  </div>`
}

/** A parcel's location, and its next step; the carrier is notified a moment after it was sent. */
function step(path: string, trackingNo: string, parcel: SandboxParcel | undefined): Html {
  if (!parcel) return html`<div class="quiet">等待快递揽收</div>`
  const { text, isLast } = newestTrace(parcel)
  return html`<div class="quiet">${text ?? '等待快递揽收'}</div>
    ${
      !isLast &&
      html`<form method="post" action="${path}">
        <button class="second" name="trackingNo" value="${trackingNo}">前进一步</button>
      </form>`
    }`
}
