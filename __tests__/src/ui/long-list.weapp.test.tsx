import { View } from '@tarojs/components'
import { LongList } from '@/ui/long-list/long-list'
import { VisibleScope } from '@/ui/visible/page-hooks'
import { mountMini } from '../../support/mount.weapp'

/** What is being watched, by its number in the list: to say that it went away (its height), or is near again. */
const watched = new Map<number, (left: string | undefined) => void>()
jest.mock('@/platform/screen/while-near.weapp', () => ({
  whileNear: (id: string, tell: (left: string | undefined) => void) => {
    const at = Number(id.slice(id.lastIndexOf('-') + 1))
    watched.set(at, tell)
    return () => watched.delete(at)
  }
}))
type Mounted = Awaited<ReturnType<typeof mountMini>>
async function say(page: Mounted, at: number, left?: string) {
  watched.get(at)?.(left)
  await page.call('onPageScroll')
}

beforeEach(() => watched.clear())

const list = (count: number) =>
  mountMini(() => (
    <LongList rows={Array.from({ length: count }, (_, no) => no)} className='rows'>
      {(no, place) => <View key={no}>{`${no}=${place} `}</View>}
    </LongList>
  ))

const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, no) => `${from + no}=${from + no} `).join('')

it('draws ten rows at once, and ten more whenever the end of those comes near', async () => {
  const page = await list(25)
  expect([page.text(), watched.size]).toEqual([rows(0, 10), 2])
  await say(page, 0)
  expect([page.text(), watched.size]).toEqual([rows(0, 10), 2])
  await say(page, 1)
  expect([page.text(), watched.size]).toEqual([rows(0, 20), 3])
  await say(page, 2)
  expect(page.text()).toBe(rows(0, 25))
})

it('has a box of the same height for rows that are far away, until they are near again', async () => {
  const page = await list(25)
  await say(page, 1)
  await say(page, 2)
  await say(page, 0, '480vw')
  expect(page.text()).toBe(rows(10, 25))
  expect(page.findClass('rows')?.style.cssText).toBe('height: 480vw;')
  await say(page, 0)
  expect(page.text()).toBe(rows(0, 25))
  expect(page.findClass('rows')?.style.cssText).toBe('height: auto;')
})

it('watches only while the page is shown', async () => {
  const page = await mountMini(() => (
    <VisibleScope visible={false}>
      <LongList rows={[1]} className='rows'>
        {(no) => <View key={no}>{no}</View>}
      </LongList>
    </VisibleScope>
  ))
  expect(page.text()).toBe('1')
  expect(watched.size).toBe(0)
})
