/** What a member takes from a plate: codes, goods and recharges; their states, and all that can happen to them. */
import { consoleEndpoints, type ConsoleCallName } from '@contract/console/endpoints'
import { endpoints, type EndpointName } from '@contract/endpoints'
import { redeem } from '../../../server/modules/wallet'
import { call } from '../../support/server/call'
import { consoleCall } from '../../support/server/console'
import { testSettings, type TestApp } from '../../support/server/test-app'
import { memberWithCard } from '../privilege/support'
import type { Area, Subject } from './pairs'

export interface RecordSubject extends Subject {
  readonly token: string
  readonly receiveId: string
  readonly privilegeId: string
  readonly memberPlateId: string
}

let members = 0
const DAY = 86_400_000

/** @param staff token of somebody who may do everything */
export function recordArea(app: TestApp, staff: string): Area<RecordSubject> {
  const { pool, db } = app.database
  const ask = (name: EndpointName, input: Record<string, unknown>, token: string) =>
    call<{ receiveId?: string } | null>(app, endpoints[name], input, { token })
  const byStaff = (name: ConsoleCallName, input: Record<string, unknown>) =>
    consoleCall(app, consoleEndpoints[name], { reason: '点错了', ...input }, { token: staff })

  const taken = (privilegeId: string) => async (): Promise<RecordSubject> => {
    const { memberId, token, plate } = await memberWithCard(app, `taker-${(members += 1)}`)
    await pool.query(
      `insert into addresses (id, member_id, name, mobile, area_code, province, city, district, detail)
       values ($1, $1, '收件人', '13900000000', '310106', '上海市', '上海市', '静安区', '长乐路 1 号')`,
      [memberId]
    )
    const memberPlateId = plate('monthly')
    const account = privilegeId === 'phone' ? { account: '13800000000' } : {}
    const { data } = await ask('receivePrivilege', { privilegeId, memberPlateId, ...account }, token)
    const receiveId = data?.receiveId ?? 'none'
    return { memberId, token, receiveId, privilegeId, memberPlateId, ids: [receiveId] }
  }
  const after =
    (from: () => Promise<RecordSubject>, ...names: readonly string[]) =>
    async () => {
      const subject = await from()
      for (const name of names) await events[name]?.(subject)
      return subject
    }
  const shipNo = async (receiveId: string) => {
    const { rows } = await pool.query<{ no: string }>(
      'select ship_no as no from receive_parcels where receive_id = $1',
      [receiveId]
    )
    return rows[0]?.no ?? '26112800000000000000'
  }
  const events: Area<RecordSubject>['events'] = {
    'it is taken again': ({ token, privilegeId, memberPlateId }) =>
      ask(
        'receivePrivilege',
        { privilegeId, memberPlateId, ...(privilegeId === 'phone' ? { account: '13800000000' } : {}) },
        token
      ),
    'its owner sees the code': ({ token, receiveId }) => ask('showReceiveCode', { receiveId }, token),
    'its owner marks it as used': ({ token, receiveId }) => ask('markReceiveUsed', { receiveId }, token),
    'its owner takes that back': ({ token, receiveId }) => ask('unmarkReceiveUsed', { receiveId }, token),
    'a shop takes it': async ({ receiveId }) => {
      const { rows } = await pool.query<{ code: string | null }>(
        'select code from receive_records where id = $1',
        [receiveId]
      )
      const now = app.clock.now()
      const { signing } = testSettings().secrets
      const taking = {
        code: rows[0]?.code ?? '0000000000000000',
        scan: `scan-${receiveId}`,
        reason: '顾客出示了券码',
        at: now
      }
      return (await redeem({ db, signing }, taking, { storeIds: null, sightIds: null }, now)).verdict
    },
    'the shop takes that back': ({ receiveId }) => byStaff('undoRedeem', { kind: 'voucher', id: receiveId }),
    'it is asked for by address': ({ token, receiveId, memberId }) =>
      ask('claimReceiveParcel', { receiveId, addressId: memberId }, token),
    'staff send it': async ({ receiveId }) =>
      byStaff('shipGift', {
        kind: 'privilege',
        giftNo: await shipNo(receiveId),
        carrier: 'shunfeng',
        trackingNo: `SF${String((members += 1)).padStart(12, '0')}`
      }),
    'it has come': ({ token, receiveId }) => ask('receivedReceiveParcel', { receiveId }, token),
    'its last day passes': async ({ receiveId }) => {
      await pool.query('update receive_records set expires_at = $2 where id = $1', [
        receiveId,
        new Date(app.clock.now().getTime() - DAY)
      ])
    },
    'recharges go on': async () => {
      app.clock.advance(61_000)
      await app.jobs.run('go on with recharges')
    }
  }
  const [code, goods, recharge] = [taken('coffee'), taken('few'), taken('phone')]
  return {
    pool,
    states: {
      'a code': code,
      'a code that was seen': after(code, 'its owner sees the code'),
      'a code marked as used': after(code, 'its owner marks it as used'),
      'a code that a shop took': after(code, 'a shop takes it'),
      'a code too late': after(code, 'its last day passes'),
      goods,
      'goods too late': after(goods, 'its last day passes'),
      'goods asked for': after(goods, 'it is asked for by address'),
      'goods sent': after(goods, 'it is asked for by address', 'staff send it'),
      'goods that came': after(goods, 'it is asked for by address', 'staff send it', 'it has come'),
      'a recharge': recharge
    },
    events,
    async stateOf({ receiveId }) {
      const { rows } = await pool.query<{ words: string }>(
        `select concat_ws(', ', r.state, case when r.marked_by_owner then 'by its owner' end,
           case when r.shown_at is not null then 'seen' end, 'parcel ' || p.state) as words
         from receive_records r left join receive_parcels p on p.receive_id = r.id where r.id = $1`,
        [receiveId]
      )
      return rows[0]?.words ?? ''
    },
    async faults({ memberId }) {
      const { rows } = await pool.query<{ fault: string }>(
        `select 'taken twice' as fault from receive_records where member_id = $1 having count(*) > 1
         union all select 'used without a moment' from receive_records where member_id = $1 and (state = 'used') <> (used_at is not null)
         union all select 'sent, and not used' from receive_records r join receive_parcels p on p.receive_id = r.id
           where r.member_id = $1 and r.state <> 'used'`,
        [memberId]
      )
      return rows.map(({ fault }) => fault)
    }
  }
}
