import sharp from 'sharp'
import { entryEndpoints } from '../../../contract/session/entry-endpoints'
import { PIECE, SLIDE_HEIGHT, SLIDE_WIDTH } from '../../../server/modules/session/puzzle-model'
import { unionSign } from '../../../server/modules/session/union-sign'
import { call } from '../../support/server/call'
import { testSettings, type TestApp } from '../../support/server/test-app'
import {
  answerOf,
  buildAppWithSandboxes,
  countRows,
  drawPuzzle,
  lastCode,
  loginBySms,
  madeProof,
  proofOf,
  sendCode,
  sendProved,
  solvePuzzle,
  tryCode
} from './support'

const MOBILE = '13800138000'
const WRONG = { status: 200, resultCode: '917', data: null }
let app: TestApp

beforeAll(async () => {
  app = await buildAppWithSandboxes({ max: 20 })
})
afterAll(() => app.close())
beforeEach(() =>
  app.database.clear('members', 'sms_codes', 'sandbox_sms', 'rate_hits', 'puzzles', 'puzzle_proofs')
)

const bytesOf = (address: string) => Buffer.from(address.split(',')[1] ?? '', 'base64')
const times = <T>(n: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)))
const codesOf = (results: readonly { resultCode: string }[]) => {
  const counts: Record<string, number> = {}
  for (const { resultCode } of results) counts[resultCode] = (counts[resultCode] ?? 0) + 1
  return counts
}

/** Everything that a stranger can have sent to a number without a puzzle, from as many addresses as it takes. */
async function exhaustOpen(mobile = MOBILE): Promise<void> {
  for (let i = 0; i < 5; i++) {
    expect((await sendCode(app, mobile, { ip: `10.66.0.${i}` })).resultCode).toBe('100')
  }
  expect((await sendCode(app, mobile, { ip: '10.66.0.9' })).resultCode).toBe('916')
}

describe('a puzzle', () => {
  test('is two small pictures; where the piece belongs stands in the database alone', async () => {
    const { data } = await drawPuzzle(app)
    const { slide } = data
    if (!slide) throw new Error('no slide')
    const { pieceTop, ...rest } = slide
    expect(rest).toMatchObject({ width: SLIDE_WIDTH, height: SLIDE_HEIGHT, pieceSize: PIECE })
    expect(pieceTop + PIECE).toBeLessThanOrEqual(SLIDE_HEIGHT)
    expect(slide.picture.length + slide.piece.length).toBeLessThan(25 * 1024)
    expect(await sharp(bytesOf(slide.picture)).metadata()).toMatchObject({
      format: 'jpeg',
      width: SLIDE_WIDTH * 2,
      height: SLIDE_HEIGHT * 2
    })
    expect(await sharp(bytesOf(slide.piece)).metadata()).toMatchObject({
      format: 'png',
      width: PIECE * 2,
      height: PIECE * 2,
      hasAlpha: true
    })
    const { rows } = await app.database.pool.query('select id_hash from puzzles')
    expect(JSON.stringify(rows)).not.toContain(data.puzzleId)
  })

  test('takes one answer, right or wrong', async () => {
    const { data } = await drawPuzzle(app)
    const gap = await answerOf(app, data.puzzleId)
    app.clock.advance(1000)
    expect(await solvePuzzle(app, data.puzzleId, gap - 20)).toMatchObject(WRONG)
    expect(await solvePuzzle(app, data.puzzleId, gap)).toMatchObject(WRONG)
    expect(await countRows(app, 'puzzle_proofs')).toBe(0)
  })

  test('gives one proof to sixteen who answer at once', async () => {
    const { data } = await drawPuzzle(app)
    const gap = await answerOf(app, data.puzzleId)
    app.clock.advance(1000)
    const results = await times(16, () => solvePuzzle(app, data.puzzleId, gap))
    expect(codesOf(results)).toEqual({ '100': 1, '917': 15 })
  })

  test('is over after two minutes, and is not answered faster than a hand can', async () => {
    const late = await drawPuzzle(app)
    const gap = await answerOf(app, late.data.puzzleId)
    app.clock.advance(120_000)
    expect(await solvePuzzle(app, late.data.puzzleId, gap)).toMatchObject(WRONG)
    const fast = await drawPuzzle(app)
    expect(await solvePuzzle(app, fast.data.puzzleId, await answerOf(app, fast.data.puzzleId))).toMatchObject(
      WRONG
    )
    const still = await drawPuzzle(app)
    app.clock.advance(1000)
    expect(
      await solvePuzzle(app, still.data.puzzleId, await answerOf(app, still.data.puzzleId), [])
    ).toMatchObject(WRONG)
  })

  test('of the other kind is a question in words', async () => {
    const { data } = await drawPuzzle(app, 'question')
    expect(data).toMatchObject({ slide: null, question: expect.stringMatching(/？$/) as string })
    const answer = await answerOf(app, data.puzzleId)
    expect(await solvePuzzle(app, data.puzzleId, answer, [])).toMatchObject({ resultCode: '100' })
  })

  test('is drawn sixty times in a quarter of an hour for an address, a question ten times an hour', async () => {
    const questions = await times(11, () => drawPuzzle(app, 'question', { ip: '10.5.0.1' }))
    expect(codesOf(questions)).toEqual({ '100': 10, '429': 1 })
    await app.database.pool.query(`update rate_hits set hits = 59 where key = 'puzzle:10.5.0.1'`)
    expect((await drawPuzzle(app, 'slide', { ip: '10.5.0.1' })).resultCode).toBe('100')
    expect((await drawPuzzle(app, 'slide', { ip: '10.5.0.1' })).status).toBe(429)
    expect((await drawPuzzle(app, 'slide', { ip: '10.5.0.2' })).resultCode).toBe('100')
  })

  test('guessed blindly is solved about once in twenty', async () => {
    let solved = 0
    for (let i = 0; i < 200; i++) {
      await app.database.pool.query(
        `insert into puzzles values (encode(sha256($1::bytea), 'hex'), 'slide', $2, $3, $4)`,
        [`guess-${i}`, 68 + ((i * 37) % 193), app.clock.now(), new Date(app.clock.now().getTime() + 9000)]
      )
    }
    app.clock.advance(1000)
    for (let i = 0; i < 200; i++) {
      if ((await solvePuzzle(app, `guess-${i}`, 150)).resultCode === '100') solved += 1
    }
    expect(solved / 200).toBeLessThan(0.06)
  })
})

describe('a proof', () => {
  test('sends one code, of sixteen calls at once from as many addresses', async () => {
    await exhaustOpen()
    await app.database.clear('sandbox_sms')
    const proof = await proofOf(app)
    const results = await times(16, (i) => sendProved(app, MOBILE, proof, { ip: `10.1.0.${i}` }))
    expect(codesOf(results)).toEqual({ '100': 1, '916': 15 })
    expect(await countRows(app, 'sandbox_sms')).toBe(1)
  })

  test('is over after two minutes; one that was made up is none', async () => {
    await exhaustOpen()
    const proof = await proofOf(app)
    app.clock.advance(120_000)
    expect((await sendProved(app, MOBILE, proof, { ip: '10.1.0.1' })).resultCode).toBe('916')
    expect((await sendProved(app, MOBILE, 'x'.repeat(43), { ip: '10.1.0.1' })).resultCode).toBe('916')
  })

  test('works for the code of a union login as well', async () => {
    await loginBySms(app, MOBILE)
    for (let i = 0; i < 4; i++) await sendCode(app, MOBILE, { ip: `10.66.0.${i}` })
    const sign = unionSign(testSettings().secrets.union.candy, 'candy', { m: MOBILE }, app.clock.now())
    const ask = (proof?: string) =>
      call(
        app,
        entryEndpoints.sendUnionCode,
        { sign, ...(proof ? { proof } : {}) },
        { channel: 'candy', ip: '10.1.0.1' }
      )
    expect((await ask()).resultCode).toBe('916')
    expect((await ask(await proofOf(app))).resultCode).toBe('100')
  })
})

describe('a stranger who has a number sent all that goes without a puzzle', () => {
  const member = { ip: '10.1.0.1' }

  test('leaves its owner a way in, day after day', async () => {
    for (let day = 0; day < 2; day++) {
      await exhaustOpen()
      expect((await sendCode(app, MOBILE, member)).resultCode).toBe('916')
      expect((await sendProved(app, MOBILE, await proofOf(app), member)).resultCode).toBe('100')
      expect((await tryCode(app, MOBILE, await lastCode(app, MOBILE), {}, member)).resultCode).toBe('100')
      app.clock.advance(86_400_000)
    }
  })

  test('behind the owner’s own address neither: what is refused keeps no minute, and wrong proofs none', async () => {
    await exhaustOpen()
    await times(30, () => sendCode(app, MOBILE, member))
    await times(30, (i) => sendProved(app, MOBILE, `made-up-proof-${i}`, member))
    expect((await sendProved(app, MOBILE, await proofOf(app), member)).resultCode).toBe('100')
  })

  test('and whoever uses up an address leaves the others behind it their puzzles', async () => {
    for (let i = 0; i < 20; i++) await sendCode(app, `138001380${10 + i}`, member)
    expect((await sendCode(app, MOBILE, member)).resultCode).toBe('916')
    expect((await sendProved(app, MOBILE, await proofOf(app), member)).resultCode).toBe('100')
  })
})

test('with puzzles one address sends a number ten codes a day, one a minute', async () => {
  const prove = async (ip: string) => sendProved(app, MOBILE, await madeProof(app), { ip })
  await exhaustOpen()
  for (let i = 0; i < 10; i++) {
    expect((await prove('10.7.0.1')).resultCode).toBe('100')
    expect((await prove('10.7.0.1')).resultCode).toBe('429')
    app.clock.advance(61_000)
  }
  expect(await prove('10.7.0.1')).toMatchObject({ status: 429, resultMsg: '发送太频繁，请 24 小时后再试' })
  expect((await prove('10.7.0.2')).resultCode).toBe('100')
})

test('thirty codes a day go to a number, whatever is solved, and from however many addresses at once', async () => {
  await exhaustOpen()
  const results = await times(60, async (i) =>
    sendProved(app, MOBILE, await madeProof(app), { ip: `10.8.0.${i}` })
  )
  expect(codesOf(results)).toEqual({ '100': 25, '429': 35 })
  expect(await countRows(app, 'sandbox_sms')).toBe(30)
})

test('eight of them after a question: machines that can add leave the others to people', async () => {
  await exhaustOpen()
  const asked = await times(12, async (i) =>
    sendProved(app, MOBILE, await madeProof(app, 'question'), { ip: `10.9.0.${i}` })
  )
  expect(codesOf(asked)).toEqual({ '100': 8, '429': 4 })
  expect((await sendProved(app, MOBILE, await proofOf(app), { ip: '10.9.1.1' })).resultCode).toBe('100')
})

test('two taps are one send and take one of the five', async () => {
  const results = await times(2, () => sendCode(app, MOBILE, { ip: '10.1.0.1' }))
  expect(codesOf(results)).toEqual({ '100': 1, '429': 1 })
  const { rows } = await app.database.pool.query('select hits from rate_hits where key = $1', [
    `sms-open:${MOBILE}`
  ])
  expect(rows).toEqual([{ hits: 1 }])
})

test('the chore forgets puzzles and proofs that are over, and no others', async () => {
  await drawPuzzle(app, 'question')
  await proofOf(app, 'question')
  app.clock.advance(110_000)
  await drawPuzzle(app, 'question')
  app.clock.advance(20_000)
  await app.jobs.run('sweep puzzles')
  expect([await countRows(app, 'puzzles'), await countRows(app, 'puzzle_proofs')]).toEqual([1, 0])
})
