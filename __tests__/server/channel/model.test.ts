import { remember } from '../../../server/modules/channel/model'

const at = (ms: number) => new Date(ms)

test('reads once for its time, by key, also for those who ask at once', async () => {
  let reads = 0
  const read = async (key: string) => `${key}${(reads += 1)}`
  const get = remember(100, read)
  expect(await Promise.all([get('a', at(0)), get('a', at(0)), get('b', at(0))])).toEqual(['a1', 'a1', 'b2'])
  expect(await get('a', at(99))).toBe('a1')
  expect(await get('a', at(100))).toBe('a3')
})

test('does not keep a failure', async () => {
  const read = jest
    .fn<Promise<string>, [string]>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue('up')
  const get = remember(100, read)
  await expect(get('a', at(0))).rejects.toThrow('down')
  expect(await get('a', at(1))).toBe('up')
})
