/** A shop in which members have things, and join their accounts. */
import { randomUUID } from 'node:crypto'
import { phoneEndpoints as calls } from '../../../contract/phone/endpoints'
import type { PhoneChange } from '../../../contract/types'
import { ticketModule } from '../../../server/composition'
import { seal, sealedMac, unseal } from '../../../server/domain/sealed'
import { addressModule } from '../../../server/modules/address/routes'
import { memberModule } from '../../../server/composition'
import { phoneModule } from '../../../server/modules/phone/routes'
import { smsCodeEnd, smsCodeMac, type SmsScene } from '../../../server/modules/session/model'
import { saveCode } from '../../../server/modules/session/sms-code-repository'
import { call, type CallOptions, type CallResult } from '../../support/server/call'
import { testSettings } from '../../support/server/test-app'
import { openMallShop, type MallShop } from '../cart/mall-shop'
import { givePoints } from '../points/give-points'
import { RULE } from '../points/points-shop'
import { untilSomebodyWaits } from '../../support/server/locks'

const CODE = '246802'
export const SECRETS = testSettings().secrets

export interface MergeShop extends MallShop {
  /** Proves both numbers of a member; the second is another member's. */
  asked(token: string, own: string | null, other: string): Promise<CallResult<PhoneChange>>
  yes(token: string, options?: CallOptions): Promise<CallResult<PhoneChange>>
  give(memberId: string, points: number, lifeMs?: number): Promise<void>
  /** An order of a member's, straight into the table. */
  orderIn(memberId: string, state: string, more?: Record<string, unknown>): Promise<string>
  /** Somebody the member goes with. */
  visitor(memberId: string, number: string): Promise<void>
  /** What a query counts. */
  count(text: string, values?: readonly unknown[]): Promise<number>
  /** Until a transaction of this database waits for another. */
  untilSomebodyWaits(): Promise<void>
}

let orders = 0

export async function openMergeShop(max = 20): Promise<MergeShop> {
  const shop = await openMallShop({ max, modules: [phoneModule, memberModule, ticketModule, addressModule] })
  const { pool, db } = shop.database
  await pool.query(`update channels set config = $1 where code = 'main'`, [{ points: RULE }])

  async function code(mobile: string, scene: SmsScene): Promise<void> {
    const codeMac = smsCodeMac(SECRETS.smsPepper, mobile, scene, CODE)
    await saveCode(
      { mobile, scene, asker: '127.0.0.1', codeMac, expiresAt: smsCodeEnd(shop.clock.now()) },
      db
    )
  }

  return {
    ...shop,
    async asked(token, own, other) {
      if (own !== null) {
        await code(own, 'verify')
        const verified = await call(shop, calls.verifyOldMobile, { code: CODE }, { token })
        if (verified.resultCode !== '100') throw new Error(verified.resultMsg)
      }
      await code(other, 'bind')
      const change = own === null ? calls.saveMobile : calls.modifyMobile
      return call<PhoneChange>(shop, change, { mobile: other, code: CODE }, { token })
    },
    yes: (token, options) =>
      call<PhoneChange>(shop, calls.modifyAndMergeMember, { agreed: true }, { token, ...options }),
    give: (memberId, points, lifeMs) => givePoints(shop, memberId, points, lifeMs),
    async orderIn(memberId, state, more = {}) {
      orders += 1
      const row = {
        order_no: `7${String(orders).padStart(19, '0')}`,
        member_id: memberId,
        channel_code: 'main',
        kind: 'product',
        state,
        total_fen: 100,
        discount_fen: 0,
        pay_fen: 100,
        expires_at: new Date(shop.clock.now().getTime() + 900_000),
        ...more
      }
      const names = Object.keys(row)
      await pool.query(
        `insert into orders (${names.join(', ')}) values (${names.map((_, n) => `$${n + 1}`).join(', ')})`,
        Object.values(row)
      )
      return row.order_no
    },
    async visitor(memberId, number) {
      await pool.query(
        `insert into visitors (id, member_id, name, document, sealed_number, masked_number, number_mac)
         values ($1, $2, '小明', 'idCard', $3, '110***', $4)`,
        [
          randomUUID(),
          memberId,
          seal(number, memberId, SECRETS.document),
          sealedMac(number, SECRETS.document)
        ]
      )
    },
    async count(text, values = []) {
      const { rows } = await pool.query<{ n: number }>(`select (${text})::int as n`, [...values])
      return rows[0]?.n ?? 0
    },
    untilSomebodyWaits: () => untilSomebodyWaits(pool)
  }
}

export const opened = (sealed: Buffer, owner: string) => unseal(sealed, owner, SECRETS.document)
