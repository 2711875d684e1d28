import { randomUUID } from 'node:crypto'
import { addressEndpoints } from '../../../contract/address/endpoints'
import type { DeliveryAddress } from '../../../contract/types'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes } from '../session/support'

let app: TestApp
beforeAll(async () => {
  app = await buildAppWithSandboxes()
})
afterAll(() => app.close())

type AddressEndpoint = (typeof addressEndpoints)[keyof typeof addressEndpoints]

let members = 0
/** A member of their own for each test. */
async function member() {
  members += 1
  const memberId = `m_${members}`
  const token = await app.login(memberId, `139${String(members).padStart(8, '0')}`)
  function ask<T>(endpoint: AddressEndpoint, input: object, key?: string) {
    return call<T>(app, endpoint, { ...input }, { token, ...(key ? { key } : {}) })
  }
  const save = (input: object, key: string = randomUUID()) => {
    // each newer than the one before
    app.clock.advance(1000)
    return ask<DeliveryAddress>(addressEndpoints.saveUpdateDeliveryAddress, { ...PLACE, ...input }, key)
  }
  const list = async () => (await ask<DeliveryAddress[]>(addressEndpoints.getDeliveryAddressList, {})).data
  return {
    memberId,
    save,
    list,
    /** Adds one and gives its id. */
    add: async (name: string, isDefault = false) => (await save({ name, isDefault })).data.addressId,
    remove: (addressId: string) => ask<null>(addressEndpoints.removeAddressById, { addressId }),
    restore: (addressId: string) => ask<DeliveryAddress>(addressEndpoints.restoreAddress, { addressId }),
    choose: (addressId: string) => ask<null>(addressEndpoints.updateDefaultAddress, { addressId }),
    names: async () => (await list()).map(({ name, isDefault }) => (isDefault ? `${name}*` : name))
  }
}
const PLACE = { name: '小明', mobile: '13800138000', areaCode: '310101', detail: '中山东一路 1 号' }

test('a new address has the names of its area from the server, and the first is the default', async () => {
  const { save, names } = await member()
  const { data } = await save({ name: ' 小明 ' })
  expect(data).toMatchObject({
    name: '小明',
    areaCode: '310101',
    province: '上海市',
    city: '上海市',
    district: '黄浦区',
    isDefault: true
  })
  await save({ name: '小红' })
  expect(await names()).toEqual(['小明*', '小红'])
})

test('save-rejects-valid-region: each kind of area can be kept, and is told as it was kept', async () => {
  const { save } = await member()
  for (const areaCode of ['429004', '500235', '441904', '810101', '659012', '469025']) {
    const { resultCode, data } = await save({ areaCode })
    expect([resultCode, data?.areaCode]).toEqual(['100', areaCode])
  }
})

test.each([
  ['a city whose district is missing', { areaCode: '440300' }, '所在地区已调整或不完整，请重新选择'],
  ['a district that is no more', { areaCode: '330103' }, '所在地区已调整或不完整，请重新选择'],
  ['a number that is none', { mobile: '12800138000' }, '请输入正确的手机号'],
  ['a name of blanks', { name: '   ' }, '请填写收货人'],
  ['a name of 31', { name: '名'.repeat(31) }, '收货人最多 30 个字'],
  ['no house', { detail: ' ' }, '请填写详细地址']
])('%s is refused in words for the member', async (_case, wrong, words) => {
  const { save, names } = await member()
  expect(await save(wrong)).toMatchObject({ resultCode: '400', resultMsg: words })
  expect(await names()).toEqual([])
})

test('the same call twice makes one address, also where the first answer was lost', async () => {
  const { save, names, memberId } = await member()
  const key = randomUUID()
  const [one, two] = await Promise.all([save({}, key), save({}, key)])
  await app.database.pool.query('delete from idempotency_keys where key = $1', [key])
  const again = await save({}, key)
  expect([two.data.addressId, again.data.addressId]).toEqual([one.data.addressId, one.data.addressId])
  expect(await names()).toEqual(['小明*'])
  expect(memberId).toBeTruthy()
})

test('a change keeps what it is of: the default stays it, and its place in the list', async () => {
  const { add, save, names } = await member()
  const first = await add('甲')
  await add('乙')
  const { data } = await save({ addressId: first, name: '甲二', areaCode: '429004', isDefault: false })
  expect(data).toMatchObject({ name: '甲二', city: '仙桃市', district: '', isDefault: true })
  expect(await names()).toEqual(['甲二*', '乙'])
})

test('another default takes the place of the one before, by the form or by its own call', async () => {
  const { add, choose, names } = await member()
  const first = await add('甲')
  await add('乙', true)
  expect(await names()).toEqual(['乙*', '甲'])
  await choose(first)
  await choose(first)
  expect(await names()).toEqual(['甲*', '乙'])
})

test('a deleted default gives way to the newest, and is the default again when that is taken back', async () => {
  const { add, remove, restore, names } = await member()
  const first = await add('甲')
  await add('乙')
  await add('丙')
  await remove(first)
  expect(await names()).toEqual(['丙*', '乙'])
  expect((await restore(first)).data).toMatchObject({ name: '甲', isDefault: true })
  expect(await names()).toEqual(['甲*', '丙', '乙'])
})

test('a deletion that is taken back leaves alone the default that was chosen meanwhile', async () => {
  const { add, remove, restore, choose, names } = await member()
  const first = await add('甲')
  const second = await add('乙')
  await add('丙')
  await remove(first)
  await choose(second)
  await restore(first)
  expect(await names()).toEqual(['乙*', '丙', '甲'])
})

test('the only address can be deleted and come back; deleting and taking back twice changes nothing more', async () => {
  const { add, remove, restore, names } = await member()
  const only = await add('甲')
  expect([(await remove(only)).resultCode, (await remove(only)).resultCode]).toEqual(['100', '100'])
  expect(await names()).toEqual([])
  await restore(only)
  await restore(only)
  expect(await names()).toEqual(['甲*'])
})

test('a deleted address is neither shown, changed nor chosen, and after an hour it is gone', async () => {
  const { add, remove, restore, choose, save } = await member()
  const id = await add('甲')
  await remove(id)
  expect((await choose(id)).resultCode).toBe('404')
  expect((await save({ addressId: id })).resultCode).toBe('404')
  app.clock.advance(3_600_001)
  await app.jobs.run('forget deleted addresses')
  expect((await restore(id)).resultCode).toBe('404')
  const { rows } = await app.database.pool.query('select 1 from addresses where id = $1', [id])
  expect(rows).toEqual([])
})

test('50 addresses and no more, whether added at once or brought back', async () => {
  const { save, remove, restore, names, list } = await member()
  for (let turn = 0; turn < 48; turn += 1) await save({})
  const answers = await Promise.all(Array.from({ length: 6 }, () => save({})))
  expect(answers.map(({ resultCode }) => resultCode).sort()).toEqual([
    '100',
    '100',
    '902',
    '902',
    '902',
    '902'
  ])
  const refused = answers.find(({ resultCode }) => resultCode === '902')
  expect(refused?.resultMsg).toBe('最多保存 50 个收货地址，请先删除不再使用的地址')
  const gone = (await list())[49]?.addressId ?? ''
  await remove(gone)
  await save({})
  expect((await restore(gone)).resultCode).toBe('902')
  expect(await names()).toHaveLength(50)
})

test('however many defaults are chosen, added, deleted and brought back at once, one is the default', async () => {
  const { add, choose, remove, restore, save, list } = await member()
  const ids = [await add('甲'), await add('乙'), await add('丙'), await add('丁')]
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all([
      ...ids.map((id) => choose(id)),
      save({ name: '新', isDefault: true }),
      remove(ids[round % 4] ?? ''),
      restore(ids[round % 4] ?? ''),
      ...ids.map((id) => choose(id))
    ])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect((await list()).filter(({ isDefault }) => isDefault)).toHaveLength(1)
    for (const id of ids) await restore(id)
  }
})

test('nobody changes, deletes, chooses or brings back what is another’s', async () => {
  const owner = await member()
  const other = await member()
  const id = await owner.add('甲')
  await owner.add('乙')
  const before = await owner.list()
  const answers = await Promise.all([
    other.save({ addressId: id }),
    other.remove(id),
    other.choose(id),
    other.restore(id)
  ])
  expect(answers.map(({ resultCode }) => resultCode)).toEqual(['404', '404', '404', '404'])
  expect(await owner.list()).toEqual(before)
})

test('what a member keeps is in no log', async () => {
  const { save } = await member()
  await save({ name: '钱多多', mobile: '13812348765', detail: '恒隆广场 1266 号' })
  await save({ name: '钱多多', mobile: '1381234876', detail: '恒隆广场 1266 号' })
  const log = app.logLines.map((line) => JSON.stringify(line)).join('\n')
  for (const personal of ['钱多多', '1381234876', '恒隆广场']) expect(log).not.toContain(personal)
})
