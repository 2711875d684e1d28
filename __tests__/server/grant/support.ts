import { endpoints, type EndpointName } from '../../../contract/endpoints'
import type { Data } from '../../../contract/types'
import type { RechargeGateway, RechargeOutcome } from '../../../server/gateways/recharge/recharge-gateway'
import { call, type CallOptions } from '../../support/server/call'
import { buildTestApp, type TestApp } from '../../support/server/test-app'

/** A server with the demo, whose recharges end as the test says, and whose SMS codes it can read. */
export async function grantApp(max?: number) {
  const recharges: { outcome: RechargeOutcome | Error; sent: string[] } = {
    outcome: { state: 'done' },
    sent: []
  }
  const codes = new Map<string, string>()
  const recharge: RechargeGateway = {
    submit: ({ requestId }) => {
      recharges.sent.push(requestId)
      const { outcome } = recharges
      return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome)
    }
  }
  const sms = {
    sendCode: (mobile: string, code: string) => {
      codes.set(mobile, code)
      return Promise.resolve()
    }
  }
  const app = await buildTestApp({
    seeded: true,
    ...(max ? { max } : {}),
    gateways: { recharge, sms } as never
  })
  return { app, recharges, codes, ...around(app) }
}

function around(app: TestApp) {
  let people = 0
  return {
    ask: <N extends EndpointName>(name: N, input: Record<string, unknown>, options: CallOptions = {}) =>
      call<Data<N>>(app, endpoints[name], input, options),
    /** A member with a number of their own. */
    async person(mobile = `137${String((people += 1)).padStart(8, '0')}`) {
      const memberId = `person-${mobile}`
      return { memberId, mobile, token: await app.login(memberId, mobile) }
    },
    rows: async <R>(text: string, values: unknown[] = []) =>
      (await app.database.pool.query(text, values)).rows as R[]
  }
}
