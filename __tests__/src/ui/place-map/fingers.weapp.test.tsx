import { PlaceMap } from '@/ui/place-map/place-map'
import { mountMini } from '../../../support/mount.weapp'

const PINS = [
  { id: 'a', name: '甲店', lat: 31.23, lng: 121.4 },
  { id: 'b', name: '乙店', lat: 31.23, lng: 121.44 }
]
const touches = (...places: number[]) => ({ touches: places.map((clientX) => ({ clientX, clientY: 200 })) })

test('in the mini-program two fingers stretch the map, too, and one pulls it', async () => {
  const page = await mountMini(() => (
    <PlaceMap label='门店位置示意图' pins={PINS} here={null} chosen={undefined} onChoose={jest.fn()} />
  ))
  const before = page.findClass('scale')?.textContent
  const fire = (type: string, ...places: number[]) =>
    page.fire(page.findClass('plane')!, type, {}, touches(...places))
  const held = () => String(page.findClass('layer')?.style.cssText)
  await fire('touchstart', 150)
  await fire('touchstart', 150, 250)
  await fire('touchmove', 150, 350)
  expect(held()).toContain('scale(2.000)')
  await fire('touchend', 150)
  expect(held()).not.toContain('scale')
  expect(page.findClass('scale')?.textContent).not.toBe(before)
  await fire('touchmove', 190)
  expect(held()).toContain('translate(40px, 0px)')
  await fire('touchend')
  expect(held()).toContain('translate(0px, 0px)')
})
