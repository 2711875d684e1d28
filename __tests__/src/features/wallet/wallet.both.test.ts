/** What is kept on the device: for its member alone, while it can be used, and nothing after they have left. */
import { endIn } from '../../../support/ends'
import { dropped, withStored, readWallet, usable, type StoredItem } from '@/features/wallet/model'
import { dropThing, storeItem, onWalletChange, openWallet, walletOwner } from '@/features/wallet/wallet'
import { updateOfflineStore } from '@/platform/storage/offline-store'
import { removeMemberValues, removeStored, writeStored } from '@/platform/storage/stored-values'
import { fakeDatabases } from '../../../support/fake-database'

const mini = process.env.TARO_ENV === 'weapp'
const NOW = Date.now()
const thing = (id: string, over: Partial<StoredItem> = {}): StoredItem => ({
  kind: 'voucher',
  id,
  title: '青禾',
  note: '咖啡券',
  keys: [
    {
      id,
      number: '1234567890123456',
      key: 'ab'.repeat(32),
      endsAt: endIn(1),
      label: ''
    }
  ],
  seenAt: NOW,
  data: null,
  ...over
})

let databases: ReturnType<typeof fakeDatabases> | undefined
beforeEach(() => {
  if (!mini) databases = fakeDatabases()
  removeMemberValues()
  logIn('m1')
})
afterEach(() => databases?.remove())

const logIn = (member: string | undefined, token = `token of ${member}`) => {
  writeStored('accessToken', token)
  if (member !== undefined) writeStored('memberId', member)
}
/** What lies on the device, whoever asks. */
async function lying(): Promise<string | undefined> {
  let found: string | undefined
  await updateOfflineStore((text) => {
    found = text
    return text
  })
  return found
}
const ids = async () => (await openWallet())?.things.map(({ id }) => id)

test('what was opened is there again, the last one first, with the clock’s offset', async () => {
  await storeItem(thing('a'), 5000, 'm1')
  await storeItem(thing('b'), 7000, 'm1')
  await storeItem(thing('a', { note: 'seen again' }), 7000, 'm1')
  expect(await ids()).toEqual(['a', 'b'])
  expect(await openWallet()).toMatchObject({ of: 'm1', offsetMs: 7000, things: [{ note: 'seen again' }, {}] })
})

test('the one who logs in next sees nothing of it, and it is gone from the device', async () => {
  await storeItem(thing('a'), 0, 'm1')
  expect(await lying()).toContain('1234567890123456')
  // as a session that ran out before another began would leave it
  logIn('m2')
  expect(await openWallet()).toBeUndefined()
  expect(await lying()).toBeUndefined()
})

test('at logout nothing stays, and what was on its way then is not kept', async () => {
  await storeItem(thing('a'), 0, 'm1')
  removeMemberValues()
  expect(await lying()).toBeUndefined()
  await storeItem(thing('b'), 0, 'm1')
  expect(await lying()).toBeUndefined()
  logIn('m2')
  await storeItem(thing('b'), 0, 'm1')
  expect(await lying()).toBeUndefined()
})

test('a session whose member nobody told has a wallet of its own, which no other session opens', async () => {
  removeMemberValues()
  logIn(undefined, 'first')
  await storeItem(thing('a'), 0, walletOwner())
  expect(await ids()).toEqual(['a'])
  expect(await lying()).not.toContain('first')
  logIn(undefined, 'second')
  expect(await ids()).toBeUndefined()
})

test('while nobody is logged in nothing shows; a login of the same member brings it back', async () => {
  await storeItem(thing('a'), 0, 'm1')
  removeStored('accessToken')
  expect(await openWallet()).toBeUndefined()
  logIn('m1', 'a new token')
  expect(await ids()).toEqual(['a'])
})

test('what is used is dropped, and who shows the wallet is told; with the last one nothing lies there', async () => {
  let told = 0
  const stop = onWalletChange(() => (told += 1))
  await storeItem(thing('a'), 0, 'm1')
  await storeItem(thing('b'), 0, 'm1')
  await dropThing('voucher', 'a')
  expect(await ids()).toEqual(['b'])
  await dropThing('tickets', 'b')
  expect(await ids()).toEqual(['b'])
  await dropThing('voucher', 'b')
  expect(await lying()).toBeUndefined()
  expect(told).toBe(4)
  stop()
})

test('what is over does not show, by the server’s clock', async () => {
  await storeItem(thing('a'), 2 * 86_400_000, 'm1')
  expect(await openWallet()).toBeUndefined()
})

test('twenty are kept at most, and what somebody else wrote is nothing', () => {
  const many = Array.from({ length: 25 }, (_, index) => thing(`t${index}`))
  const wallet = many.reduce<ReturnType<typeof withStored> | undefined>(
    (all, one) => withStored(all, 'm1', one, 0),
    undefined
  )
  expect(wallet?.things).toHaveLength(20)
  expect(wallet?.things[0]?.id).toBe('t24')
  expect(withStored(wallet, 'm2', thing('x'), 0).things.map(({ id }) => id)).toEqual(['x'])
  expect(dropped(wallet, 'm2', 'voucher', 't24')).toBeUndefined()
  expect(usable([thing('x', { keys: [] })], NOW)).toEqual([])
  for (const text of [undefined, '', '{', 'null', '[]', '{"of":"m1"}'])
    expect(readWallet(text, 'm1')).toBeUndefined()
  expect(readWallet(JSON.stringify(wallet), undefined)).toBeUndefined()
})

test('a device that keeps nothing breaks nothing', async () => {
  databases?.remove()
  if (mini) return
  await storeItem(thing('a'), 0, 'm1')
  expect(await openWallet()).toBeUndefined()
  expect(() => removeMemberValues()).not.toThrow()
})
