/** Jobs that have to look whether something is due: they look at what is to be looked at, and at nothing else. */
import { forgetTicketDays } from '../../../server/db/ticket-days'
import { RemoteError, RemoteSilent } from '../../../server/gateways/remote-json'
import { settleCommissions } from '../../../server/modules/distribution/settle'
import { lookAtPending } from '../../../server/modules/distribution/settle-repository'
import { MERGE_RULES } from '../../../server/modules/member/merge-rules'
import { sweepUploads } from '../../../server/modules/member/sweep-uploads'
import { checkUploads, claimRemoved } from '../../../server/modules/member/upload-repository'
import { fill, plansOf, withoutConstraints } from '../../support/server/generated-rows'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

const NOW = new Date('2026-11-27T04:00:00Z')
const DAY_MS = 86_400_000
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await withoutConstraints(database.pool)
})
afterAll(() => database.drop())

const number = async (text: string, values: readonly unknown[] = []) =>
  Number(
    Object.values((await database.pool.query<Record<string, unknown>>(text, [...values])).rows[0] ?? {})[0]
  )
const at = (moment: Date) => `'${moment.toISOString()}'::timestamptz`

/** Holds a row while `work` runs. */
async function holding(row: string, work: () => Promise<void>) {
  const other = await database.pool.connect()
  try {
    await other.query('begin')
    await other.query(row)
    await work()
  } finally {
    await other.query('rollback')
    other.release()
  }
}

describe('uploads', () => {
  const remove = jest.fn<Promise<void>, [string]>()
  const log = { warn: jest.fn() }
  const sweep = (now = NOW) =>
    sweepUploads({ db: database.db, log, storage: { put: jest.fn(), get: jest.fn(), remove } }, now, {
      batch: 7,
      ms: 60_000
    })
  const left = () => number('select count(*) from uploads where removed_at is null')

  beforeEach(async () => {
    remove.mockReset().mockResolvedValue()
    // the first 50 are to be checked, and every fifth of them is an avatar
    await fill(database.pool, 'members', 4000, {
      id: `'m' || i`,
      avatar: `case when i % 5 = 0 then '/assets/uploads/u' || i else '' end`
    })
    await fill(database.pool, 'uploads', 4000, {
      id: `'u' || i`,
      member_id: `'m' || i`,
      size: '10',
      check_at: `case when i <= 50 then ${at(NOW)} - i * interval '1 minute' else ${at(later(1))} end`
    })
    await fill(database.pool, 'upload_totals', 4000, { member_id: `'m' || i`, pictures: '1', bytes: '10' })
    for (const table of ['after_sales', 'feedbacks', 'questionnaire_responses'])
      await fill(database.pool, table, 4000, { member_id: `'m' || i`, answers: `'{}'` })
  })

  test('only those to be checked are, by indexes', async () => {
    const plan = await plansOf(database.pool, (db) => checkUploads(NOW, 10, db))
    expect(plan).toContain('Index Scan using uploads_to_check')
    expect(plan).not.toContain('Seq Scan')
  })

  test('those of a member are found by an index when accounts are merged, exported or deleted', async () => {
    const merging = MERGE_RULES.find(({ table }) => table === 'uploads')?.sql?.[0] ?? ''
    const texts = [merging.replaceAll('$2', `'m2'`), 'select * from uploads t where t.member_id = $1']
    for (const text of texts) {
      const { rows } = await database.pool.query(`explain (costs off) ${text}`, ['m1'])
      expect(JSON.stringify(rows)).toContain('using uploads_member')
      expect(JSON.stringify(rows)).not.toContain('Seq Scan')
    }
  })

  test('in batches: unused ones go with their quota, the others are looked at a week later; a locked one is left', async () => {
    expect(await checkUploads(NOW, 7, database.db)).toBe(7)
    await holding(`select 1 from uploads where id = 'u3' for update`, async () => {
      await sweep()
      expect(await left()).toBe(4000 - 39)
      expect(remove).toHaveBeenCalledTimes(39)
    })
    await sweep()
    expect(await left()).toBe(4000 - 40)
    expect(await number('select sum(pictures) from upload_totals')).toBe(4000 - 40)
    expect(await checkUploads(NOW, 100, database.db)).toBe(0)
    expect(await number('select count(*) from uploads where check_at = $1', [later(7)])).toBe(10)
  })

  test('one that cannot be deleted holds up no other, and is tried again an hour later', async () => {
    remove.mockImplementation((id) =>
      id === 'u49' ? Promise.reject(new RemoteError('Storage', 'answered HTTP 403')) : Promise.resolve()
    )
    await sweep()
    expect(remove).toHaveBeenCalledTimes(40)
    expect(await number('select count(*) from uploads where removed_at is not null')).toBe(1)
    await sweep()
    expect(remove).toHaveBeenCalledTimes(40)
    remove.mockResolvedValue()
    await sweep(new Date(NOW.getTime() + 3_600_000))
    expect(await number('select count(*) from uploads where removed_at is not null')).toBe(0)
  })

  test('a storage that does not answer is asked for one, and one that answers for several at once', async () => {
    remove.mockRejectedValueOnce(new RemoteSilent('Storage', 'not reached'))
    await sweep()
    expect(remove).toHaveBeenCalledTimes(1)
    // the second waits for the third
    let asked = 0
    let beside = (): void => undefined
    const third = new Promise<void>((resolve) => (beside = resolve))
    remove.mockImplementation(async () => {
      asked++
      if (asked === 2) await third
      if (asked === 3) beside()
    })
    await sweep()
    expect(asked).toBe(39)
  })

  test('the next one to delete is found by an index', async () => {
    await database.pool.query('update uploads set removed_at = now() where check_at <= $1', [NOW])
    await database.pool.query('analyze uploads')
    expect(await plansOf(database.pool, (db) => claimRemoved([NOW], db))).toContain(
      'Index Scan using uploads_to_delete'
    )
  })
})

describe('commissions', () => {
  beforeEach(async () => {
    for (const table of ['after_sales', 'shipments', 'card_terms'])
      await database.pool.query(`truncate ${table} cascade`)
    // of the first 40, 20 may settle, 10 may in two days, and of 10 goods nobody knows when they arrive
    await fill(database.pool, 'orders', 4000, {
      order_no: `'o' || i`,
      kind: `case when i % 4 = 3 then 'sku' else 'other' end`,
      state: `'fulfilled'`,
      fulfilled_at: `case when i % 4 = 2 then ${at(NOW)} else ${at(later(-9))} end`
    })
    await fill(database.pool, 'commissions', 4000, {
      order_no: `'o' || i`,
      referrer_id: `'m1'`,
      channel_code: `'main'`,
      state: `'pending'`,
      amount_fen: '5',
      settle_days: '2',
      check_at: `case when i <= 40 then ${at(NOW)} - i * interval '1 minute' else ${at(later(1))} end`
    })
  })
  const settled = () => number(`select count(*) from commissions where state = 'settled'`)

  test('only those to be looked at are, by indexes', async () => {
    const plan = await plansOf(database.pool, (db) => lookAtPending(NOW, 10, db))
    expect(plan).toContain('Index Scan using commissions_to_check')
    expect(plan).not.toMatch(/Seq Scan on (commissions|orders)/)
  })

  test('in batches: what is due settles, the rest is looked at again when it may be; a locked one is left', async () => {
    await holding(`select 1 from commissions where order_no = 'o1' for update`, async () => {
      await settleCommissions(database.db, NOW, { batch: 6, ms: 60_000 })
      expect(await settled()).toBe(19)
    })
    await settleCommissions(database.db, NOW, { batch: 6, ms: 60_000 })
    expect(await settled()).toBe(20)
    expect(await number(`select settled_fen from commission_accounts where member_id = 'm1'`)).toBe(100)
    const again = (hours: number) =>
      number('select count(*) from commissions where check_at = $1', [
        new Date(NOW.getTime() + hours * 3_600_000)
      ])
    expect([await again(6), await again(1)]).toEqual([10, 10])
  })
})

describe('ticket days', () => {
  const day = (back: string) => `'2026-10-27'::date - (${back})`
  beforeEach(async () => {
    await fill(database.pool, 'ticket_days', 4000, {
      id: `'d' || i`,
      kind_id: `'k' || i / 80`,
      day: day('i % 80 - 2')
    })
    await fill(database.pool, 'tickets', 30_000, { day_id: `'d' || (i % 1000 + 1)` })
    await fill(database.pool, 'order_lines', 30_000, {
      order_no: `'o' || i`,
      kind: `case when i % 2 = 0 then 'ticket' else 'sku' end`,
      item_id: `'d' || (i % 2000 + 1)`
    })
  })

  test('day by day, by indexes', async () => {
    const plan = await plansOf(database.pool, (db) => forgetTicketDays(db, '2026-10-27'))
    expect(plan).toContain('ticket_days_by_day')
    expect(plan).not.toContain('Seq Scan')
  })

  test('what nobody holds goes, as before', async () => {
    const unheld = `day <= '2026-10-27' and not exists (select from tickets t where t.day_id = d.id)
      and not exists (select from order_lines l where l.kind = 'ticket' and l.item_id = d.id)`
    const [all, gone] = [4000, await number(`select count(*) from ticket_days d where ${unheld}`)]
    expect(gone).toBeGreaterThan(1000)
    await forgetTicketDays(database.db, '2026-10-27')
    expect(await number('select count(*) from ticket_days')).toBe(all - gone)
  })
})
