import { openBazaar, type Bazaar } from './bazaar'

let bazaar: Bazaar
let token: string

beforeAll(async () => {
  bazaar = await openBazaar()
  token = await bazaar.login('buyer', '13800000001')
})
afterAll(() => bazaar.close())

/** A person tops a card up at JD, and comes back with this. */
async function comesBack(outcome = 'done'): Promise<{ code: string; sign: string }> {
  const answer = await fetch(`${bazaar.origin}/sandbox/jd`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ card: 'card-100', account: '13912345678', outcome })
  })
  const way = new URL(answer.headers.get('location') ?? '', bazaar.origin)
  expect(way.pathname).toBe('/pages-secondary/payResult/jingDongResult')
  return { code: way.searchParams.get('jdCode') ?? '', sign: way.searchParams.get('jdSign') ?? '' }
}

test('the result of a card, its account masked, for who brings JD’s sign', async () => {
  const { data } = await bazaar.ask('jdVerifyCodeSign', await comesBack())
  expect(data).toMatchObject({
    name: '京东 E 卡 100 元',
    faceFen: 10_000,
    account: '139****5678',
    state: 'done',
    reason: ''
  })
  const failed = await bazaar.ask('jdVerifyCodeSign', await comesBack('failed'))
  expect(failed.data).toMatchObject({ state: 'failed', reason: '该账号已达到本月领取上限' })
})

test('what takes its time is processing first', async () => {
  const proof = await comesBack('processing')
  expect((await bazaar.ask('jdVerifyCodeSign', proof)).data.state).toBe('processing')
  bazaar.clock.advance(21_000)
  expect((await bazaar.ask('jdVerifyCodeSign', proof)).data.state).toBe('done')
})

test('another code, another sign, an old one are refused', async () => {
  const proof = await comesBack()
  const other = await comesBack()
  const refused = { resultCode: '914', data: null }
  expect(await bazaar.ask('jdVerifyCodeSign', { ...proof, code: other.code })).toMatchObject(refused)
  expect(await bazaar.ask('jdVerifyCodeSign', { ...proof, sign: `${proof.sign}0` })).toMatchObject(refused)
  expect(await bazaar.ask('jdVerifyCodeSign', { ...proof, sign: 'x' })).toMatchObject(refused)
  bazaar.clock.advance(31 * 60_000)
  expect(await bazaar.ask('jdVerifyCodeSign', proof)).toMatchObject(refused)
  expect(await bazaar.ask('sendJDShortMessage', proof, token)).toMatchObject(refused)
})

test('the result goes to the member’s own phone, once a minute and five times a day', async () => {
  const proof = await comesBack()
  expect(await bazaar.ask('sendJDShortMessage', proof, token)).toMatchObject({
    data: { retryAfterSeconds: 60 }
  })
  const message = await bazaar.row<{ mobile: string; body: string }>(
    'select mobile, body from sandbox_sms order by id desc limit 1'
  )
  expect(message).toMatchObject({ mobile: '13800000001' })
  expect(message.body).toContain('139****5678')
  expect(await bazaar.ask('sendJDShortMessage', proof, token)).toMatchObject({
    status: 429,
    resultCode: '429'
  })
  for (let more = 0; more < 4; more++) {
    bazaar.clock.advance(61_000)
    expect(await bazaar.ask('sendJDShortMessage', proof, token)).toMatchObject({ resultCode: '100' })
  }
  bazaar.clock.advance(61_000)
  expect(await bazaar.ask('sendJDShortMessage', proof, token)).toMatchObject({ resultCode: '429' })
})

test('who has no phone is told to bind one', async () => {
  const nobody = await bazaar.login('no-phone')
  expect(await bazaar.ask('sendJDShortMessage', await comesBack(), nobody)).toMatchObject({
    resultCode: '325'
  })
})
