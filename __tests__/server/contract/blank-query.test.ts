import { openWorld, type World } from './support/world'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const get = async (pathAndQuery: string) =>
  (await world.server.inject(`/unionbuy-server/${pathAndQuery}`)).json<{
    resultCode: string
    data: unknown
  }>()

test.each(['latitude=', 'latitude=%20', 'latitude'])('%s says nothing: not the equator', async (blank) => {
  expect(await get(`common/geoCoder?longitude=121.4&${blank}`)).toMatchObject({ resultCode: '400' })
  expect(await get('common/geoCoder?longitude=121.4&latitude=31.2')).toMatchObject({ resultCode: '100' })
})

test('what may be left out may be left empty', async () => {
  const plain = await get('mp/personalCenter/indexConfig')
  const blank = await get('mp/personalCenter/indexConfig?labelId=&longitude=&latitude=&cityCode=')
  expect(plain).toMatchObject({ resultCode: '100' })
  expect(blank).toEqual(plain)
  expect(await get('privilege/listPrivileges?cursor=&pageSize=&kind=')).toEqual(
    await get('privilege/listPrivileges')
  )
})
