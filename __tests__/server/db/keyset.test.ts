import { keyset, limitOf, type Keyset, type Positioned } from '../../../server/db/keyset'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'
import { allPages } from '../../support/all-pages'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query(
    'create table listed (id text primary key, at timestamptz not null, sort int not null, far float8 not null)'
  )
})
afterAll(() => database.drop())

/** Moments differ by microseconds, which no `Date` of JavaScript holds; many rows are equal in all but the id. */
beforeEach(() =>
  database.pool.query(`truncate listed; insert into listed
    select 'r' || lpad(n::text, 3, '0'), '2026-11-27T08:00:00Z'::timestamptz + (n % 7) * interval '1 microsecond', n % 5,
      case when n % 11 = 0 then 'infinity'::float8 else (n % 4) / 3.0::float8 end
    from generate_series(1, 60) n`)
)

const ID = { by: 'id', type: 'text' } as const
const ORDERS: [string, Keyset][] = [
  ['moments, newest first', keyset({ by: 'at', type: 'timestamptz', desc: true }, { ...ID, desc: true })],
  ['moments, oldest first', keyset({ by: 'at', type: 'timestamptz' }, ID)],
  ['whole numbers', keyset({ by: 'sort', type: 'int' }, ID)],
  [
    'distances, endless ones too',
    keyset({ by: 'far', type: 'float8' }, { by: 'sort', type: 'int', desc: true }, ID)
  ],
  [
    'keys of both directions',
    keyset(
      { by: 'sort', type: 'int', desc: true },
      { by: 'at', type: 'timestamptz', desc: true },
      { by: 'far', type: 'float8' },
      ID
    )
  ]
]

async function read(sorted: Keyset, pageSize: number, cursor?: string) {
  const { rows } = await database.pool.query<{ id: string } & Positioned>(
    `select id, ${sorted.column} from listed where ${sorted.after('$1')} order by ${sorted.order} limit $2`,
    [sorted.start(cursor), limitOf(pageSize)]
  )
  const { rows: list, next } = sorted.page<{ id: string }>(rows, pageSize)
  return { list: list.map(({ id }) => id), next }
}

const whole = async (sorted: Keyset) =>
  (await database.pool.query<{ id: string }>(`select id from listed order by ${sorted.order}`)).rows.map(
    ({ id }) => id
  )

describe.each(ORDERS)('a list by %s', (_what, sorted) => {
  test.each([1, 7, 59, 60, 61])('in pages of %d is the whole list in its order', async (size) => {
    const pages = await allPages((part) => read(sorted, size, part.cursor))
    expect(pages.flatMap(({ list }) => list)).toEqual(await whole(sorted))
    expect(pages).toHaveLength(Math.ceil(60 / size))
  })

  test('neither repeats nor skips rows when others come and go meanwhile', async () => {
    const before = await whole(sorted)
    const first = await read(sorted, 20)
    const gone = [...first.list.slice(3, 9), first.list.at(-1) ?? '']
    await database.pool.query('delete from listed where id = any($1)', [gone])
    await database.pool.query(
      `insert into listed select 'new' || n, now(), -1 - n, n from generate_series(1, 9) n`
    )
    const rest = await allPages((part) => read(sorted, 7, part.cursor ?? first.next ?? ''))
    const later = rest.flatMap(({ list }) => list).filter((id) => !id.startsWith('new'))
    expect(later).toEqual(before.slice(20))
  })

  test('an index can be used where the first key has one', async () => {
    const [key] = sorted.order.split(',')
    await database.pool.query(`create index listed_key on listed (${key})`)
    const client = await database.pool.connect()
    try {
      await client.query('set enable_seqscan = off')
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select id from listed where ${sorted.after(`'${sorted.start(undefined)}'`)} order by ${sorted.order} limit 7`
      )
      expect(rows.map((row) => row['QUERY PLAN']).join()).toMatch(/Index Cond/)
    } finally {
      await client.query('reset enable_seqscan')
      client.release()
      await database.pool.query('drop index listed_key')
    }
  })
})

test('a list that begins with a text is refused: none is known to come before all others', () => {
  expect(() => keyset(ID)).toThrow()
})
