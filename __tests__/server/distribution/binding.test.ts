/** Who came by whom: the first wins, nobody by themselves or in a ring, however many ask at once. */
import { endpoints } from '../../../contract/endpoints'
import type { Data } from '../../../contract/types'
import { withTransaction } from '../../../server/db/client'
import { anonymise, close } from '../../../server/modules/member/deletion-repository'
import { call } from '../../support/server/call'
import { openReferralShop, DAY_MS, type Person, type ReferralShop } from './referral-shop'

let shop: ReferralShop
beforeAll(async () => {
  shop = await openReferralShop()
})
afterAll(() => shop.close())

const people = (count: number) => Promise.all(Array.from({ length: count }, () => shop.someone()))

/** Members who, going up from them, come to themselves: none. */
const rings = async () =>
  (
    await shop.row<{ n: number }>(
      `with recursive up as (
         select member_id as start, referrer_id as at from referral_bindings where channel_code = 'main'
         union select up.start, b.referrer_id from up join referral_bindings b on b.member_id = up.at and b.channel_code = 'main')
       select count(*)::int as n from up where start = at`
    )
  ).n

const look = (code: string, token?: string) =>
  call<Data<'getInvitation'>>(shop, endpoints.getInvitation, { code }, token ? { token } : {})

describe('a code', () => {
  test('is one a member and channel, of eight characters, however often it is asked for at once', async () => {
    const person = await shop.someone()
    const codes = await Promise.all([1, 2, 3, 4].map(() => shop.codeOf(person)))
    expect(new Set(codes).size).toBe(1)
    expect(codes[0]).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
  })

  test('tells who invites, masked, to anybody; a code of no one is answered as one of another channel', async () => {
    const [referrer, friend] = (await people(2)) as [Person, Person]
    const code = await shop.codeOf(referrer)
    expect((await look(code)).data).toEqual({ referrerName: '测**', own: false })
    expect((await look(code, friend.token)).data.own).toBe(false)
    expect((await look(code, referrer.token)).data.own).toBe(true)
    const elsewhere = await call(shop, endpoints.getInvitation, { code }, { channel: 'candy' })
    expect([elsewhere.resultCode, elsewhere.resultMsg]).toEqual(['404', '邀请码无效'])
    expect((await look('22222222')).resultMsg).toBe('邀请码无效')
  })

  test('link-preview-spends-invitation: looked at by robots a hundred times, it binds nobody and is good as before', async () => {
    const [referrer, friend] = (await people(2)) as [Person, Person]
    const code = await shop.codeOf(referrer)
    await Promise.all(Array.from({ length: 100 }, (_, n) => look(code, n % 2 ? friend.token : undefined)))
    expect(await shop.invitees(referrer)).toEqual([])
    expect(await shop.accept(friend.token, code)).toBe('bound')
  })
})

describe('bound', () => {
  test('self-referral: one’s own code binds nobody', async () => {
    const person = await shop.someone()
    expect(await shop.bring(person, person)).toBe('self')
    expect((await shop.earnings(person)).invitees).toBe(0)
  })

  test('the first wins; the same again, and anybody later, change nothing', async () => {
    const [first, second, friend] = (await people(3)) as [Person, Person, Person]
    expect(await shop.bring(friend, first)).toBe('bound')
    expect(await shop.bring(friend, first)).toBe('bound')
    expect(await shop.bring(friend, second)).toBe('already')
    expect(await shop.invitees(first)).toMatchObject([
      { name: expect.stringMatching(/^138\*{4}\d{4}$/), orders: 0, commissionFen: 0 }
    ])
    expect(await shop.invitees(second)).toEqual([])
  })

  test.each([2, 3, 6])('a ring of %d does not close', async (size) => {
    const ring = await people(size)
    for (const [index, person] of ring.slice(1).entries())
      expect(await shop.bring(person, ring[index] as Person)).toBe('bound')
    expect(await shop.bring(ring[0] as Person, ring.at(-1) as Person)).toBe('loop')
    expect(await rings()).toBe(0)
  })

  test('two who invite each other at once: one is bound', async () => {
    for (let round = 0; round < 10; round++) {
      const [a, b] = (await people(2)) as [Person, Person]
      const outcomes = await Promise.all([shop.bring(a, b), shop.bring(b, a)])
      expect([...outcomes].sort()).toEqual(['bound', 'loop'])
    }
    expect(await rings()).toBe(0)
  })

  test('a ring of twenty that closes everywhere at once: all but one are bound', async () => {
    const ring = await people(20)
    const codes = await Promise.all(ring.map((person) => shop.codeOf(person)))
    const outcomes = await Promise.all(
      ring.map(({ token }, index) => shop.accept(token, codes[(index + 1) % 20] as string))
    )
    expect(outcomes.filter((outcome) => outcome === 'bound')).toHaveLength(19)
    expect(await rings()).toBe(0)
  })

  test('twenty who ask for one friend at once: one has them', async () => {
    const friend = await shop.someone()
    const referrers = await people(20)
    const codes = await Promise.all(referrers.map((person) => shop.codeOf(person)))
    const outcomes = await Promise.all(codes.map((code) => shop.accept(friend.token, code)))
    expect(outcomes.filter((outcome) => outcome === 'bound')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'already')).toHaveLength(19)
  })

  test('once the campaign is over nobody is bound, and nobody gets a code; what is no code is unknown', async () => {
    const [referrer, friend] = (await people(2)) as [Person, Person]
    const code = await shop.codeOf(referrer)
    expect(await shop.accept(friend.token, 'nothing of ours')).toBe('unknown')
    const { ends_at } = await shop.row<{ ends_at: Date }>('select ends_at from referral_campaigns')
    const { pool } = shop.database
    await pool.query('update referral_campaigns set ends_at = $1', [shop.clock.now()])
    expect(await shop.accept(friend.token, code)).toBe('ended')
    expect((await shop.ask('openInvitation', {}, friend.token)).resultCode).toBe('404')
    const seen = await call<Data<'getCampaign'>>(shop, endpoints.getCampaign, {})
    expect(seen.data.campaign).toMatchObject({ campaignId: 'autumn', state: 'ended' })
    await pool.query('update referral_campaigns set ends_at = $1', [ends_at])
    expect(await shop.accept(friend.token, code)).toBe('bound')
  })
})

describe('who may see it', () => {
  test('a visitor sees the campaign with its rates in words, and the materials; nothing of anybody', async () => {
    const { data } = await call<Data<'getCampaign'>>(shop, endpoints.getCampaign, {})
    expect(data.campaign).toMatchObject({
      state: 'running',
      basisPoints: 500,
      rates: [
        { name: '限购茶', basisPoints: 1000 },
        { name: '茶', basisPoints: 800 },
        { name: '会员卡', basisPoints: 200 },
        { name: '加购', basisPoints: 0 }
      ]
    })
    const elsewhere = await call<Data<'getCampaign'>>(shop, endpoints.getCampaign, {}, { channel: 'candy' })
    expect(elsewhere.data.campaign).toBeNull()
    for (const name of [
      'getEarnings',
      'openInvitation',
      'acceptInvitation',
      'listInvitees',
      'listCommissions'
    ] as const) {
      const refused = await call(shop, endpoints[name], { code: '22222222' })
      expect([name, refused.resultCode]).toEqual([name, '305'])
    }
  })

  test('another member sees nothing of what one has, nor does the same one in another channel', async () => {
    const [referrer, friend, other] = (await people(3)) as [Person, Person, Person]
    await shop.bring(friend, referrer)
    await shop.paid(friend.token, { kind: 'product', itemId: 'tea', quantity: 1 })
    expect(await shop.commissions(referrer)).toHaveLength(1)
    for (const person of [friend, other]) {
      expect(await shop.commissions(person)).toEqual([])
      expect(await shop.invitees(person)).toEqual([])
      expect(await shop.earnings(person)).toEqual({
        pendingFen: 0,
        settledFen: 0,
        paidOutFen: 0,
        invitees: 0
      })
    }
    const there = await call<Data<'getEarnings'>>(
      shop,
      endpoints.getEarnings,
      {},
      { token: referrer.token, channel: 'candy' }
    )
    expect(there.data).toMatchObject({ pendingFen: 0, invitees: 0 })
    shop.clock.advance(DAY_MS)
  })

  test('materials of the channel, in their order; what is off is not there', async () => {
    await shop.database.pool.query(
      `insert into referral_materials (id, title, text, picture, on_sale, channel_codes, sort) values
         ('b', '文案', '来吧 {link}', null, true, '{main}', 2), ('a', '海报', '', '/p.webp', true, '{}', 1),
         ('off', '下架', '', null, false, '{}', 0), ('candy', '糖果', '', null, true, '{candy}', 0)`
    )
    const { data } = await call<Data<'listMaterials'>>(shop, endpoints.listMaterials, {})
    expect(data.list).toEqual([
      { materialId: 'a', title: '海报', text: '', picture: '/p.webp' },
      { materialId: 'b', title: '文案', text: '来吧 {link}', picture: null }
    ])
  })
})

test('an account that is deleted invites nobody any more, and its friends may come by somebody else; what was earned stays', async () => {
  const [referrer, friend, next] = (await people(3)) as [Person, Person, Person]
  const code = await shop.codeOf(referrer)
  await shop.accept(friend.token, code)
  await shop.use((await shop.paid(friend.token, { kind: 'product', itemId: 'tea', quantity: 1 })).orderNo)
  const now = shop.clock.now()
  await withTransaction(shop.database.db, async (tx) => {
    await close(referrer.memberId, now, tx)
    await anonymise(referrer.memberId, null, now, tx)
  })
  expect((await look(code)).resultCode).toBe('404')
  expect(await shop.accept(next.token, code)).toBe('unknown')
  expect(await shop.bring(friend, next)).toBe('bound')
  shop.clock.advance(4 * DAY_MS)
  await shop.settleAll()
  const { settled_fen } = await shop.row<{ settled_fen: number }>(
    'select settled_fen from commission_accounts where member_id = $1',
    [referrer.memberId]
  )
  expect(settled_fen).toBe(49)
})
