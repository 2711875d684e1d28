import type { Data, ReceiveRecord } from '../../../contract/types'
import { privilegeEndpoints } from '../../../contract/privilege/endpoints'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { memberWithCard, rightsApp } from './support'

const { myPrivilegeDetail, receivePrivilege, receiveGroupPrivilege, getPrivilegeGroupInfo } =
  privilegeEndpoints

let app: TestApp
let counter = 0
const nextMember = () => memberWithCard(app, `guarded-${(counter += 1)}`)
const query = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)

beforeAll(async () => {
  app = await rightsApp({ max: 10 })
  await query(`update privileges set birthday = 'month' where id in ('coffee', 'tea')`)
  await query(`
    insert into merchants (id, brand_id, name, category, city_code, city, district, address, lng, lat, phone, hours, picture, rating)
    values ('beijing', 'brand', '店', '咖啡', '110000', '北京市', '', '', 116, 39, '', '', '', 48)`)
  await query(`insert into privilege_merchants values ('few', 'beijing')`)
})
afterAll(() => app.close())

type Member = Awaited<ReturnType<typeof nextMember>>
const ask = (member: Member, privilegeId: string, more: object = {}) => ({
  privilegeId,
  memberPlateId: member.plate('monthly'),
  ...more
})
const take = (member: Member, privilegeId: string, more: object = {}) =>
  call<ReceiveRecord>(app, receivePrivilege, ask(member, privilegeId, more), member)
const born = (member: Member, day: string | null) =>
  query('update members set birthday = $2 where id = $1', [member.memberId, day])

/** What was spent: takes of the plate, records, pieces of the stock. */
async function spent(member: Member) {
  const { rows } = await query(
    `select (select coalesce(sum(used), 0)::int from round_usages where member_plate_id = $1) as used,
       (select count(*)::int from receive_records where member_id = $2) as records`,
    [member.plate('monthly'), member.memberId]
  )
  return rows[0] as { used: number; records: number }
}
const NOTHING = { used: 0, records: 0 }
const ONE = { used: 1, records: 1 }

describe('a right is not spent on', () => {
  it('a birthday gift without a birthday, whatever the caller accepts', async () => {
    const member = await nextMember()
    const refused = await take(member, 'coffee', { accepts: ['noBirthday', 'day', 'useless', 'city'] })
    expect(refused).toMatchObject({ resultCode: '925', data: null })
    expect(refused.resultMsg).toContain('请先填写生日')
    expect(await spent(member)).toEqual(NOTHING)
  })

  it('one that ends before the birthday', async () => {
    const member = await nextMember()
    await born(member, '1990-06-01')
    expect(await take(member, 'coffee')).toMatchObject({ resultCode: '925' })
    expect(await spent(member)).toEqual(NOTHING)
  })

  it('what no store of the city accepts, until the caller says that they know', async () => {
    const member = await nextMember()
    const refused = await take(member, 'few', { cityCode: '156310000' })
    expect(refused).toMatchObject({ resultCode: '926', resultMsg: '上海暂无适用门店，可在北京使用' })
    expect(await spent(member)).toEqual(NOTHING)
    expect((await take(member, 'few', { cityCode: '156310000', accepts: ['city'] })).resultCode).toBe('100')
    expect(await spent(member)).toEqual(ONE)
  })

  it('one of a group either', async () => {
    const member = await nextMember()
    const input = { ...ask(member, 'tea'), groupId: 'drinks' }
    expect((await call(app, receiveGroupPrivilege, input, member)).resultCode).toBe('925')
    expect(await spent(member)).toEqual(NOTHING)
  })
})

it('a birthday of this month is enough, and what was taken stays taken without it', async () => {
  const member = await nextMember()
  await born(member, '1990-11-03')
  const first = await take(member, 'coffee')
  expect(first.resultCode).toBe('100')
  await born(member, null)
  expect((await take(member, 'coffee')).data).toEqual(first.data)
  expect(await spent(member)).toEqual(ONE)
})

it('many calls at once, of which one accepts, spend one right', async () => {
  const member = await nextMember()
  const tries = [[], ['city'], [], ['city'], []].map((accepts) =>
    take(member, 'few', { cityCode: '310000', accepts })
  )
  const codes = (await Promise.all(tries)).map(({ resultCode }) => resultCode)
  expect(codes.filter((code) => code === '100').length).toBeGreaterThanOrEqual(2)
  expect(codes.every((code) => code === '100' || code === '926')).toBe(true)
  expect(await spent(member)).toEqual(ONE)
})

describe('the page is told the same before', () => {
  const look = (member: Member | null, privilegeId: string, cityCode?: string) =>
    call<Data<'myPrivilegeDetail'>>(
      app,
      myPrivilegeDetail,
      { privilegeId, ...(cityCode ? { cityCode } : {}) },
      member ?? undefined
    )

  it('of a privilege', async () => {
    const member = await nextMember()
    expect((await look(member, 'coffee')).data.cautions).toMatchObject([{ kind: 'noBirthday', blocks: true }])
    expect((await look(member, 'few', '310000')).data.cautions).toMatchObject([
      { kind: 'city', blocks: false }
    ])
    expect((await look(member, 'few', '110000')).data.cautions).toEqual([])
    await born(member, '1990-11-03')
    expect((await look(member, 'coffee')).data.cautions).toEqual([])
  })

  it('a visitor, whose birthday nobody knows, is asked for none', async () => {
    expect((await look(null, 'coffee')).data.cautions).toEqual([])
  })

  it('of each in a group', async () => {
    const member = await nextMember()
    const input = { groupId: 'drinks', memberPlateId: member.plate('monthly') }
    const { data } = await call<Data<'getPrivilegeGroupInfo'>>(app, getPrivilegeGroupInfo, input, member)
    expect(data.choices.map(({ privilegeId, cautions }) => [privilegeId, cautions.length])).toEqual([
      ['tea', 1],
      ['juice', 0]
    ])
  })
})
