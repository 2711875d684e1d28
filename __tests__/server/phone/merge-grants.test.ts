/** What was granted, when two accounts become one: gains move with their lines; of the same grant the survivor's own stays. */
import { openMergeShop, type MergeShop } from './merge-shop'

const ONE = '13800138001'
const TWO = '13900139002'
let shop: MergeShop
let a: string

beforeAll(async () => {
  shop = await openMergeShop()
  await shop.database.pool.query(
    `insert into activities (id, kind, title, subtitle, picture, content_html, rules_html, starts_at, ends_at, sort)
     select id, 'code', '见面礼', '', '', '', '', now() - interval '1 day', now() + interval '1 day', 0
     from unnest(array['both', 'theirs']) as id`
  )
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.database.clear('members', 'idempotency_keys', 'sms_codes')
  a = await shop.login('m_a', ONE)
  await shop.login('m_b', TWO)
})

const query = async <R>(text: string, values: readonly unknown[] = []) =>
  (await shop.database.pool.query(text, [...values])).rows as R[]

/** A grant to a member: a card that was handed over, and goods that were not yet. */
async function granted(memberId: string, activityId: string): Promise<void> {
  const now = shop.clock.now()
  const key = `${activityId}-${memberId}`
  await query(
    `insert into activity_gains (activity_id, member_id, channel_code, taken_at, request_key) values ($1, $2, 'main', $3, $4)`,
    [activityId, memberId, now, key]
  )
  for (const [kind, itemId] of [
    ['card', 'plain'],
    ['product', 'tea']
  ])
    await query(
      `insert into grant_lines (id, activity_id, member_id, kind, item_id, request_key, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [`${key}-${kind}`, activityId, memberId, kind, itemId, key, now]
    )
}

test('a grant of the loser alone is the survivor’s, with what is still to be handed over; of both the survivor’s stays', async () => {
  await granted('m_a', 'both')
  await granted('m_b', 'both')
  await granted('m_b', 'theirs')
  await shop.asked(a, ONE, TWO)
  expect((await shop.yes(a)).data).toMatchObject({ merged: true })
  expect(await query('select id, member_id from grant_lines order by id')).toEqual([
    { id: 'both-m_a-card', member_id: 'm_a' },
    { id: 'both-m_a-product', member_id: 'm_a' },
    { id: 'theirs-m_b-card', member_id: 'm_a' },
    { id: 'theirs-m_b-product', member_id: 'm_a' }
  ])
  expect(await query('select activity_id, member_id from activity_gains order by 1')).toEqual([
    { activity_id: 'both', member_id: 'm_a' },
    { activity_id: 'theirs', member_id: 'm_a' }
  ])
})

test('a code that the loser used stays used, by the survivor', async () => {
  await query(
    `insert into grant_codes (code_mac, activity_id, used_by, used_at) values ('mac', 'theirs', 'm_b', $1)`,
    [shop.clock.now()]
  )
  await granted('m_b', 'theirs')
  await shop.asked(a, ONE, TWO)
  await shop.yes(a)
  expect(await query('select used_by from grant_codes')).toEqual([{ used_by: 'm_a' }])
})
