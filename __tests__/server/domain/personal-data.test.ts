import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PARTIES, PERSONAL_DATA } from '../../../server/domain/personal-data/kinds'
import { NOT_IN_FORM, SHIPPED_INTERFACES } from '../../../server/domain/personal-data/wechat-form'
import { MERGE_RULES } from '../../../server/modules/member/merge-rules'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const TABLES = PERSONAL_DATA.flatMap(({ tables }) => tables)
/** A table may stand under several kinds: its columns are what all of them say. */
const said = TABLES.flatMap(({ name, given, kept }) =>
  [...Object.keys(given), ...kept].map((column) => `${name}.${column}`)
)

/** Every table that a member’s rows are in: that names one, or hangs on a row that does. */
async function tablesOfMembers(): Promise<Set<string>> {
  const { rows } = await database.pool.query<{ child: string; parent: string }>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f'`
  )
  // these have numbers, and are tied to no account
  const found = new Set(['members', 'sms_codes', 'proven_devices', ...MERGE_RULES.map(({ table }) => table)])
  for (let before = 0; before !== found.size;) {
    before = found.size
    for (const { child, parent } of rows) if (found.has(parent)) found.add(child)
  }
  return found
}

test('every column of a member’s rows is in the table of personal data, and every entry is a column', async () => {
  const tables = await tablesOfMembers()
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = any($1)`,
    [[...tables]]
  )
  const there = rows.map(({ name }) => name)
  expect({
    'without an entry: add it to server/domain/personal-data': there.filter((name) => !said.includes(name)),
    'an entry without a column': said.filter((name) => !there.includes(name))
  }).toEqual({
    'without an entry: add it to server/domain/personal-data': [],
    'an entry without a column': []
  })
})

test('no column is said twice', () => {
  const twice = said.filter((name, index) => said.indexOf(name) !== index)
  expect(twice).toEqual([])
})

test('nothing secret or sealed is given', () => {
  const given = TABLES.flatMap(({ name, given: columns }) =>
    Object.keys(columns).map((column) => `${name}.${column}`)
  )
  expect(
    given.filter((name) => /hash|_mac|sealed|token|secret|prepay|mweb|referrer|\.pin$/.test(name))
  ).toEqual([])
})

test('every kind says whom it is handed to, and every party gets something', () => {
  const named = PERSONAL_DATA.flatMap(({ to }) => to)
  // who collects by themselves is given nothing by us
  const collecting = Object.entries(PARTIES).flatMap(([id, { collects }]) => (collects ? [id] : []))
  expect([...new Set([...named, ...collecting])].sort()).toEqual(Object.keys(PARTIES).sort())
  expect(named.filter((id) => collecting.includes(id))).toEqual([])
  expect(new Set(PERSONAL_DATA.map(({ id }) => id)).size).toBe(PERSONAL_DATA.length)
})

/** Keys of the table of stored values, as they stand in its source: it is the client’s, which the server does not import. */
function storedKeys(): string[] {
  const source = readFileSync('src/platform/storage/stored-values.ts', 'utf8')
  const table = source.slice(source.indexOf('const TABLE = {'), source.indexOf('} satisfies Record'))
  return [...table.matchAll(/^ {2}(\w+):/gm)].map(([, key]) => key ?? '')
}

test('every value that the device stores belongs to a kind, and every one that is named is stored', () => {
  const named = PERSONAL_DATA.flatMap(({ device = [] }) => device)
  expect([...named].sort()).toEqual(storedKeys().sort())
})

/** What WeChat asks a purpose for (its guide to privacy), by how the source calls it. */
const PRIVATE: Readonly<Record<string, RegExp>> = {
  getLocation: /Taro\.(getLocation|getFuzzyLocation|startLocationUpdate\w*)\b/,
  openLocation: /Taro\.openLocation\b/,
  chooseLocation: /Taro\.(chooseLocation|choosePoi)\b/,
  chooseAddress: /Taro\.chooseAddress\b/,
  chooseMedia: /Taro\.(chooseMedia|chooseImage|chooseVideo)\b/,
  chooseMessageFile: /Taro\.chooseMessageFile\b/,
  saveImageToPhotosAlbum: /Taro\.save(Image|Video)ToPhotosAlbum\b/,
  setClipboardData: /Taro\.setClipboardData\b/,
  getClipboardData: /Taro\.getClipboardData\b/,
  scanCode: /Taro\.scanCode\b/,
  login: /Taro\.login\b/,
  requestPayment: /Taro\.requestPayment\b/,
  getPhoneNumber: /openType='getPhoneNumber'/,
  chooseAvatar: /chooseAvatar/,
  nickname: /'nickname'/,
  camera: /<Camera\b|createCameraContext/,
  record: /getRecorderManager|startRecord/,
  contact: /addPhoneContact|chooseContact/,
  calendar: /addPhone(Repeat)?Calendar/,
  bluetooth: /openBluetoothAdapter|getBeacons/,
  motion: /on(Accelerometer|Compass|DeviceMotion|Gyroscope)/,
  run: /getWeRunData/,
  userInfo: /getUserProfile|getUserInfo/
}

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sources(path)
    else if (/\.tsx?$/.test(entry.name) && !entry.name.includes('.h5.')) yield readFileSync(path, 'utf8')
  }
}

test('every private interface of WeChat that the mini-program calls has its purpose, and no other is claimed', () => {
  const called = new Set<string>()
  for (const text of sources('src'))
    for (const [name, way] of Object.entries(PRIVATE)) if (way.test(text)) called.add(name)
  expect([...called].sort()).toEqual(PERSONAL_DATA.flatMap(({ apis = [] }) => apis).sort())
})

test('what the mini-program calls has its place in WeChat’s form, or needs none', () => {
  const apis = PERSONAL_DATA.flatMap(({ apis = [] }) => apis)
  expect(apis.filter((api) => ![...SHIPPED_INTERFACES, ...NOT_IN_FORM].includes(api))).toEqual([])
})

test('the SQL of every table is understood by the database', async () => {
  for (const { name, of, given } of TABLES)
    await database.pool.query(
      `select ${Object.keys(given)
        .map((column) => `t."${column}"`)
        .join(', ')} from ${name} t where ${of.replaceAll('$1', '$1::text')}`,
      ['nobody']
    )
})
