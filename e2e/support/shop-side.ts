/** The shop's side of an order by the forms of the sandbox's pages, without a browser. */
import { patience } from '../../__tests__/support/patience'

const PATIENCE_MS = 180_000
const STEP_MS = 500

export interface ShopForms {
  /** Hands a paid order to the warehouse at once, and sends all its parcels. */
  sendAll(orderNo: string): Promise<void>
  /** Brings a parcel, step by step, as soon as its carrier knows of it. */
  bring(trackingNo: string): Promise<void>
  /** What the merchant does to a request; a refusal says why. @throws where it cannot be done now */
  decide(afterSaleId: string, act: 'approve' | 'refuse' | 'receive', reason?: string): Promise<void>
}

export function shopForms(origin: string): ShopForms {
  const post = (page: string, fields: Record<string, string>) =>
    fetch(`${origin}/sandbox/${page}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields)
    })
  const warehouse = async () => (await fetch(`${origin}/sandbox/warehouse`)).text()
  /** Waits for a button of the warehouse, and presses it as often as it is there. */
  const pressAway = async (name: string, value: string) => {
    let wasThere = false
    for (const end = Date.now() + patience(PATIENCE_MS); Date.now() < end;) {
      const isThere = (await warehouse()).includes(`name="${name}" value="${value}"`)
      if (wasThere && !isThere) return
      if (isThere) await post('warehouse', { [name]: value })
      wasThere ||= isThere
      await new Promise((resolve) => setTimeout(resolve, STEP_MS))
    }
    throw new Error(`${name} ${value} did not go on in time`)
  }
  return {
    async sendAll(orderNo) {
      await post('warehouse', { restingNo: orderNo })
      await pressAway('orderNo', orderNo)
    },
    bring: (trackingNo) => pressAway('trackingNo', trackingNo),
    async decide(afterSaleId, act, reason = '') {
      const { status } = await post('merchant', { afterSaleId, act, reason })
      if (status !== 303) throw new Error(`${act} of ${afterSaleId}: HTTP ${status}`)
    }
  }
}
