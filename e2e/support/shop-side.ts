/** The shop's side of an order by the forms of the sandbox's pages, without a browser. */

const PATIENCE_MS = 180_000
const STEP_MS = 500

export interface ShopForms {
  /** Hands a paid order to the warehouse at once, and sends all its parcels. */
  sendAll(orderNo: string): Promise<void>
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
  return {
    async sendAll(orderNo) {
      const toSend = `name="orderNo" value="${orderNo}"`
      let wasThere = false
      await post('warehouse', { restingNo: orderNo })
      for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
        const waits = (await warehouse()).includes(toSend)
        if (wasThere && !waits) return
        if (waits) await post('warehouse', { orderNo })
        wasThere ||= waits
        await new Promise((resolve) => setTimeout(resolve, STEP_MS))
      }
      throw new Error(`order ${orderNo} was not sent in time`)
    },
    async decide(afterSaleId, act, reason = '') {
      const { status } = await post('merchant', { afterSaleId, act, reason })
      if (status !== 303) throw new Error(`${act} of ${afterSaleId}: HTTP ${status}`)
    }
  }
}
