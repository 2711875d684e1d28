import { cardEndpoints } from '../../../contract/card/endpoints'
import type { Data, MemberCard } from '../../../contract/types'
import { DEMO_CARD_PEPPER } from '../../../server/config/secrets'
import { cardCodeMac } from '../../../server/domain/card-code'
import { call, type CallOptions } from '../../support/server/call'
import { testSettings, type TestApp } from '../../support/server/test-app'
import { rightsApp } from '../privilege/support'

let app: TestApp
let printed = 0

beforeAll(async () => {
  app = await rightsApp({ max: 20 })
})
afterAll(() => app.close())

/** A printed card of kind `gold`. */
async function print() {
  const cardNo = `8${String((printed += 1)).padStart(15, '0')}`
  const activeCode = `CODE-${printed}`
  await app.database.pool.query('insert into card_codes (card_no, code_mac, card_id) values ($1, $2, $3)', [
    cardNo,
    cardCodeMac(cardNo, activeCode, DEMO_CARD_PEPPER),
    'gold'
  ])
  return { cardNo, activeCode }
}

let address = 0
const someAddress = () => `10.0.${Math.floor((address += 1) / 200)}.${(address % 200) + 1}`
const activate = (code: object, options: CallOptions) =>
  call<MemberCard>(app, cardEndpoints.activeCode, { ...code }, { ip: someAddress(), ...options })
const look = (code: object, options: CallOptions = {}) =>
  call<Data<'getByActiveCode'>>(
    app,
    cardEndpoints.getByActiveCode,
    { ...code },
    { ip: someAddress(), ...options }
  )

describe('a printed card', () => {
  it('shows what it is, and becomes a card with its plates', async () => {
    const token = await app.login('reader')
    const code = await print()
    expect((await look(code)).data).toMatchObject({
      cardNo: code.cardNo,
      card: { cardId: 'gold', name: '金卡' }
    })
    const { data } = await activate(code, { token })
    expect(data).toMatchObject({
      cardNo: code.cardNo,
      cardId: 'gold',
      state: 'active',
      plateCount: 1,
      isRedDot: true
    })
  })

  it('is read with the spaces and hyphens that people type', async () => {
    const token = await app.login('typist')
    const { cardNo, activeCode } = await print()
    const typed = { cardNo: cardNo.replace(/(\d{4})/g, '$1 ').trim(), activeCode: activeCode.toLowerCase() }
    expect((await activate(typed, { token })).data).toMatchObject({ cardNo })
  })

  it('gives the same member the same card again, with another key', async () => {
    const token = await app.login('again')
    const code = await print()
    const first = await activate(code, { token })
    expect((await activate(code, { token })).data.memberCardId).toBe(first.data.memberCardId)
    const again = await look(code, { token })
    expect(again.resultCode).toBe('100')
    expect(again.data).toMatchObject({ mine: { memberCardId: first.data.memberCardId } })
  })

  it('is refused in the same words when the code is wrong, the number unknown, or the card taken', async () => {
    const token = await app.login('unlucky')
    const taken = await print()
    await activate(taken, { token: await app.login('lucky') })
    const { cardNo } = await print()
    const answers = [
      await activate(taken, { token }),
      await activate({ cardNo, activeCode: 'wrong' }, { token }),
      await activate({ cardNo: 'unknown', activeCode: 'wrong' }, { token }),
      await look(taken),
      await look({ cardNo, activeCode: 'wrong' })
    ]
    expect(new Set(answers.map((answer) => `${answer.resultCode} ${answer.resultMsg}`)).size).toBe(1)
    expect(answers[0]?.resultCode).toBe('909')
  })

  it('stops a member who guesses, also with many guesses at once, and lets them on after ten minutes', async () => {
    const token = await app.login('guesser')
    const code = await print()
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, guess) =>
        activate({ cardNo: code.cardNo, activeCode: `no-${guess}` }, { token })
      )
    )
    expect(guesses.filter((guess) => guess.resultCode === '909')).toHaveLength(20)
    expect(guesses.filter((guess) => guess.status === 429)).toHaveLength(20)
    expect((await activate(code, { token })).status).toBe(429)
    app.clock.advance(600_000)
    expect((await activate(code, { token })).resultCode).toBe('100')
  })

  it('stops an address that guesses without logging in', async () => {
    const { cardNo } = await print()
    const guesses = await Promise.all(
      Array.from({ length: 120 }, (_, guess) =>
        look({ cardNo, activeCode: `no-${guess}` }, { ip: '10.9.9.9' })
      )
    )
    const refused = guesses.filter((guess) => guess.status === 429)
    expect(refused).toHaveLength(20)
    expect(refused[0]?.resultMsg).toBe('尝试次数较多，请登录后再试')
  })

  it('still takes the code of a member whose address somebody has used up: a carrier’s is everybody’s', async () => {
    const code = await print()
    const ip = '100.64.1.1'
    const guess = (activeCode: string) => look({ cardNo: code.cardNo, activeCode }, { ip })
    await Promise.all(Array.from({ length: 120 }, (_, n) => guess(`no-${n}`)))
    const guesser = await app.login('shared-guesser')
    for (let n = 0; n < 21; n++) await activate({ ...code, activeCode: `no-${n}` }, { token: guesser, ip })
    expect((await activate(code, { token: guesser, ip })).status).toBe(429)
    const token = await app.login('shared-owner')
    expect((await activate(code, { token, ip })).resultCode).toBe('100')
  })

  it('becomes one card when 100 members send its code at once', async () => {
    const code = await print()
    const tokens = await Promise.all(Array.from({ length: 100 }, (_, index) => app.login(`racer-${index}`)))
    const answers = await Promise.all(tokens.map((token) => activate(code, { token })))
    expect(answers.filter((answer) => answer.resultCode === '100')).toHaveLength(1)
    expect(answers.filter((answer) => answer.resultCode === '909')).toHaveLength(99)
    const { rows } = await app.database.pool.query('select member_id from member_cards where card_no = $1', [
      code.cardNo
    ])
    expect(rows).toHaveLength(1)
  })

  it('becomes one card when one member sends its code 20 times at once', async () => {
    const code = await print()
    const token = await app.login('impatient')
    const answers = await Promise.all(Array.from({ length: 20 }, () => activate(code, { token })))
    expect(new Set(answers.map((answer) => answer.data?.memberCardId)).size).toBe(1)
  })

  it('is told apart by the pepper of the server: one with another secret takes none of these codes', async () => {
    const code = await print()
    const secrets = { ...testSettings().secrets, cardPepper: 'another-pepper-another-pepper-0123' }
    const other = await rightsApp({ database: app.database, settings: { secrets } })
    try {
      const token = await other.login('elsewhere')
      const answer = await call(other, cardEndpoints.activeCode, { ...code }, { token, ip: someAddress() })
      expect(answer.resultCode).toBe('909')
    } finally {
      await other.close()
    }
    expect((await activate(code, { token: await app.login('here') })).resultCode).toBe('100')
  })
})
