import { DEMO_CARD_PEPPER } from '../../../server/config/secrets'
import { inviteNumbers, makeCodes } from '../../../server/db/grant-orders'
import { grantApp } from './support'

let of: Awaited<ReturnType<typeof grantApp>>
beforeAll(async () => {
  of = await grantApp()
})
afterAll(() => of.app.close())

const order = (activityId: string, count: number) =>
  makeCodes(activityId, count, DEMO_CARD_PEPPER, of.app.database.db)
const invite = (activityId: string, list: string) =>
  inviteNumbers(activityId, list, DEMO_CARD_PEPPER, of.app.database.db)

test('codes that an operator orders are good, each once', async () => {
  const [code = '', ...others] = await order('main-welcome', 3)
  expect(others).toHaveLength(2)
  const { token } = await of.person()
  expect((await of.ask('activateGrantCode', { activeCode: code }, { token })).resultCode).toBe('100')
})

test('a list of numbers invites them; again it invites nobody else', async () => {
  const { token } = await of.person('13655550001')
  const list = '136 5555 0001  # the first\n\n+86 13655550002\r\n１３６５５５５０００１\n'
  expect(await invite('main-staff', list)).toEqual({ listed: 2, added: 2 })
  expect(await invite('main-staff', list)).toEqual({ listed: 2, added: 0 })
  expect((await of.ask('getCardPlateInfo', { activityId: 'main-staff' }, { token })).data.cards).toHaveLength(
    3
  )
})

test('what is wrong is said, and nothing is written; a wrong line is told by its place', async () => {
  await expect(order('main-unique', 3)).rejects.toThrow('main-unique is of kind unique')
  await expect(order('no-such', 3)).rejects.toThrow('There is no activity no-such')
  await expect(order('main-welcome', 0)).rejects.toThrow('a whole number')
  await expect(invite('main-welcome', '13655550003')).rejects.toThrow('is of kind code')
  await expect(invite('main-staff', '13655550004\n1365555')).rejects.toThrow(/^No mobile number in line 2$/)
  const { token } = await of.person('13655550004')
  expect((await of.ask('getCardPlateInfo', { activityId: 'main-staff' }, { token })).data.cards).toEqual([])
})
