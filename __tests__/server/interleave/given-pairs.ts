/** Pairs of writes about what is given: printed cards, gifts, and the thanks for answers. */
import { randomUUID } from 'node:crypto'
import { consoleEndpoints } from '@contract/console/endpoints'
import { DEMO_CARD_PEPPER } from '../../../server/config/secrets'
import { addCodes } from '../../../server/db/grant-lists'
import { cardCodeMac } from '../../../server/domain/card-code'
import { newCode } from '../../../server/domain/new-code'
import { consoleCall } from '../../support/server/console'
import { buildTestApp, type TestApp } from '../../support/server/test-app'
import type { Scene } from './explore'
import type { Shared, TwoProcesses } from './two-processes'

type GivingShop = Shared & TestApp
type GivenPair = (processes: TwoProcesses<GivingShop>, staff: string) => Promise<Scene>

const gateways = { recharge: { submit: () => Promise.resolve({ state: 'done' as const }) } }

/** A server with the demo, and another process beside it. */
export async function openGiving(): Promise<GivingShop> {
  const app = await buildTestApp({ seeded: true, gateways })
  return {
    ...app,
    beside: (database) => buildTestApp({ database, clock: app.clock, gateways })
  }
}

let serial = 0
const someone = async ({ shop }: TwoProcesses<GivingShop>) => {
  serial += 1
  return shop.login(`given-${serial}`, `137${String(serial).padStart(8, '0')}`)
}

const faultsOf =
  ({ database: { pool } }: Shared, text: string, values: readonly unknown[]) =>
  async () => {
    const { rows } = await pool.query<{ fault: string }>(text, [...values])
    return rows.map(({ fault }) => fault)
  }

/** By name: `A × B`. */
export const GIVEN_PAIRS: Readonly<Record<string, GivenPair>> = {
  async 'activating a card × ending its batch'(processes, staff) {
    const [a, b] = processes.sides
    const { shop } = processes
    const [batchId, code] = [randomUUID(), newCode()]
    const token = await someone(processes)
    const cardNo = `9${String(serial).padStart(15, '0')}`
    const until = new Date(shop.clock.now().getTime() + 86_400_000)
    await shop.database.pool.query(
      `insert into card_batches (id, name, card_id, count, first_no, valid_until, recipient, made_by, made_at)
       values ($1, '批', 'main-film', 1, $2, $3, 'age1', '员工', $3)`,
      [batchId, cardNo, until]
    )
    await shop.database.pool.query(
      `insert into card_codes (card_no, code_mac, card_id, batch_id, valid_until) values ($1, $2, 'main-film', $3, $4)`,
      [cardNo, cardCodeMac(cardNo, code, DEMO_CARD_PEPPER), batchId, until]
    )
    return {
      work: [
        () => a.ask('activeCode', { cardNo, activeCode: code }, token),
        () =>
          consoleCall(
            b.app,
            consoleEndpoints.voidCardBatch,
            { batchId, reason: '印刷错误' },
            { token: staff }
          )
      ],
      faults: faultsOf(
        shop,
        `select 'ended, and opened' as fault from card_codes where card_no = $1 and used_by is not null and voided_at is not null
         union all select 'opened without a card' from card_codes c where c.card_no = $1 and c.used_by is not null
           and not exists (select 1 from member_cards m where m.card_no = $1)
         union all select 'a card that nobody opened' from member_cards m where m.card_no = $1
           and not exists (select 1 from card_codes c where c.card_no = $1 and c.used_by = m.member_id)`,
        [cardNo]
      )
    }
  },

  async 'the last gift × the last gift'(processes) {
    const [a, b] = processes.sides
    const { shop } = processes
    const activityId = `gift-${(serial += 1)}`
    await shop.database.pool.query(
      `insert into activities select $1, kind, title, subtitle, picture, content_html, rules_html, usage_html, agreement_version,
         agreement_html, starts_at, ends_at, 1, 0, channel_codes, sort from activities where id = 'main-welcome'`,
      [activityId]
    )
    await shop.database.pool.query(
      `insert into activity_items select $1, kind, item_id, sort from activity_items where activity_id = 'main-welcome'`,
      [activityId]
    )
    const codes = [newCode(), newCode()] as const
    await addCodes({ [activityId]: [...codes] }, DEMO_CARD_PEPPER, shop.database.db)
    const tokens = [await someone(processes), await someone(processes)] as const
    return {
      work: [
        () => a.ask('activateGrantCode', { activeCode: codes[0] }, tokens[0]),
        () => b.ask('activateGrantCode', { activeCode: codes[1] }, tokens[1])
      ],
      faults: faultsOf(
        shop,
        `select 'given ' || count(*) || ' times' as fault from activity_gains where activity_id = $1 having count(*) <> 1
         union all select 'a code is used by whoever got nothing' from grant_codes c where c.activity_id = $1 and c.used_by is not null
           and not exists (select 1 from activity_gains g where g.activity_id = $1 and g.member_id = c.used_by)`,
        [activityId]
      )
    }
  },

  async 'answers × the same answers'(processes) {
    const [a, b] = processes.sides
    const { shop } = processes
    const token = await someone(processes)
    const memberId = `given-${serial}`
    const { data } = await a.ask<{ list: readonly { questionnaireId: string }[] }>(
      'listQuestionnaires',
      {},
      token
    )
    const questionnaireId = data.list[0]?.questionnaireId ?? ''
    await shop.database.pool.query(`update questionnaires set points = 120, questions = $2 where id = $1`, [
      questionnaireId,
      JSON.stringify([{ id: 'words', kind: 'text', title: '说说看', most: 200 }])
    ])
    const seen = await a.ask<{ version: string }>('getQuestionnaire', { questionnaireId }, token)
    const input = {
      questionnaireId,
      version: seen.data.version,
      answers: [{ questionId: 'words', answer: { text: '好' } }]
    }
    const codes: string[] = []
    const sends = (side: typeof a) => async () => {
      codes.push((await side.ask('submitQuestionnaire', input, token)).resultCode)
    }
    return {
      work: [sends(a), sends(b)],
      faults: async () => [
        ...(codes.includes('100') ? [] : [`answers were ${codes.join(' and ')}`]),
        ...(await faultsOf(
          shop,
          `select 'thanks were given ' || count(*) || ' times' as fault from points_entries where member_id = $1 and kind = 'earn'
             having count(*) <> 1
           union all select 'kept ' || count(*) || ' times' from questionnaire_responses where member_id = $1 and state = 'done'
             having count(*) <> 1`,
          [memberId]
        )())
      ]
    }
  }
}
