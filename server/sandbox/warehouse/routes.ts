import type { Kit } from '../../http/kit'
import { moveParcel } from '../kuaidi100/move'
import { sandboxKuaidi100 } from '../kuaidi100/settings'
import { html, sandboxPage, type Html } from '../page'
import { sendSandboxPage } from '../send-page'
import { newestShipments, saveShipment, type SandboxShipment } from './repository'
import { unpacked } from './sandbox-warehouse'

const PATH = '/sandbox/warehouse'
const SHOWN = 30

/** The warehouse's page: what is to be sent, the next parcel, and the next step of each parcel on its way. */
export function sandboxWarehouseModule({ db, settings, rawRoute, clock, log }: Kit): void {
  if (settings.gateways.warehouse !== 'sandbox') return
  rawRoute({
    method: 'GET',
    url: PATH,
    handler: async (_request, reply) => sendSandboxPage(reply, page(await newestShipments(SHOWN, db)))
  })
  rawRoute({
    method: 'POST',
    url: PATH,
    body: 'raw',
    handler: async (request, reply) => {
      const { orderNo, trackingNo } = Object.fromEntries(new URLSearchParams(String(request.body)))
      const now = clock.now()
      if (orderNo) await saveShipment(orderNo, { nextAt: now }, db)
      if (trackingNo && settings.gateways.logistics === 'sandbox') {
        await moveParcel({ db, log, salt: sandboxKuaidi100(settings).salt }, trackingNo, now)
      }
      return reply.redirect(PATH, 303)
    }
  })
}

const page = (shipments: readonly SandboxShipment[]) =>
  sandboxPage({
    title: '仓库',
    refreshSeconds: 10,
    body: html`<p class="quiet">不操作时，每 30 秒发出一个包裹，包裹每 20 秒前进一步。</p>
      ${shipments.length === 0 && html`<div class="card">暂无待发货的订单。</div>`} ${shipments.map(card)}`
  })

function card(shipment: SandboxShipment): Html {
  const { orderNo, receiver, lines, parcels } = shipment
  const left = unpacked(shipment)
  return html`<div class="card">
    <div class="row"><strong>${receiver.name} · ${receiver.city}</strong></div>
    <div class="quiet">订单 ${orderNo}</div>
    ${lines.map(({ name, quantity }) => html`<div>${name} × ${quantity}</div>`)}
    ${
      left.size > 0 &&
      html`<form method="post" action="${PATH}">
        <button name="orderNo" value="${orderNo}">发出下一个包裹</button>
      </form>`
    }
    ${parcels.map(
      ({ parcelNo, trackingNo }) =>
        html`<form method="post" action="${PATH}">
          <button class="second" name="trackingNo" value="${trackingNo}">
            包裹 ${parcelNo}（${trackingNo}）前进一步
          </button>
        </form>`
    )}
  </div>`
}
