/** Many streams of one person, and many of one answer. */
import type { OwnAnswer } from '../../../server/modules/assistant/message-repository'
import { AnswerLooks } from '../../../server/modules/assistant/answer-looks'
import { followAnswer } from '../../../server/modules/assistant/follow'
import { StreamPlaces } from '../../../server/modules/assistant/stream-places'
import type { Queryable } from '../../../server/db/client'

const NO_DATABASE = {} as Queryable
const owner = { memberId: 'm-1', channel: 'main', visitorKey: undefined }
const writing = { state: 'writing', body: '半句' } as OwnAnswer

test('sixty streams of one answer read it once at a time', async () => {
  const find = jest.fn(async () => writing)
  const looks = new AnswerLooks(NO_DATABASE, find)
  const streams = Array.from({ length: 60 }, () =>
    followAnswer(looks, 'a-1', owner, { from: 0, stale: () => Promise.resolve() })
  )
  const firsts = await Promise.all(streams.map((stream) => stream.next()))
  expect(firsts.every(({ value }) => (value as { text?: string } | undefined)?.text === '半句')).toBe(true)
  expect(find).toHaveBeenCalledTimes(1)
  await looks.find('a-2', owner)
  await looks.find('a-1', { ...owner, memberId: 'm-2' })
  expect(find).toHaveBeenCalledTimes(3)
})

test('what was read is soon read again', async () => {
  const find = jest.fn(async () => writing)
  const looks = new AnswerLooks(NO_DATABASE, find)
  for (let at = 0; find.mock.calls.length < 3 && at < 10_000; at += 1) {
    await looks.find('a-1', owner)
    await new Promise((resume) => setTimeout(resume, 10))
  }
  expect(find).toHaveBeenCalledTimes(3)
})

describe('a person holds so many streams at a time', () => {
  async function* endless() {
    for (;;) yield 1
  }
  const open = async (places: StreamPlaces, person: string, most = 4) => {
    places.expectRoom(person, most)
    const stream = places.hold(person, most, endless())
    const { done } = await stream.next()
    return { stream, done: done === true }
  }

  test('and no more; one that ends makes room, also by an error', async () => {
    const places = new StreamPlaces()
    const streams = [
      await open(places, 'm'),
      await open(places, 'm'),
      await open(places, 'm'),
      await open(places, 'm')
    ]
    await expect(open(places, 'm')).rejects.toMatchObject({ code: '429' })
    expect((await open(places, 'other')).done).toBe(false)
    await streams[0]?.stream.return(undefined)
    expect((await open(places, 'm')).done).toBe(false)
    await expect(open(places, 'm')).rejects.toMatchObject({ code: '429' })
    await expect(streams[1]?.stream.throw(new Error('gone'))).rejects.toThrow('gone')
    expect((await open(places, 'm')).done).toBe(false)
  })

  test('sixty at once, too', async () => {
    const places = new StreamPlaces()
    const streams = Array.from({ length: 60 }, () => {
      places.expectRoom('m', 4)
      return places.hold('m', 4, endless())
    })
    const firsts = await Promise.all(streams.map((stream) => stream.next()))
    expect(firsts.filter(({ done }) => done !== true)).toHaveLength(4)
  })
})
