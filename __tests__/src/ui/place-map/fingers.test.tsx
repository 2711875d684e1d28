import { PlaceMap } from '@/ui/place-map/place-map'
import { act, find, render } from '../../../support/mount.h5'

const PINS = [
  { id: 'a', name: '甲店', lat: 31.23, lng: 121.4 },
  { id: 'b', name: '乙店', lat: 31.23, lng: 121.44 }
]

const fire = (kind: string, pointerId: number, clientX: number, clientY = 200) =>
  act(() => {
    const event = new MouseEvent(kind, { bubbles: true, clientX, clientY, button: 0 })
    Object.defineProperty(event, 'pointerId', { value: pointerId })
    find('.plane').dispatchEvent(event)
  })
const scaleShown = () => find('.scale').textContent

beforeEach(() => {
  // jsdom catches no pointer
  HTMLElement.prototype.setPointerCapture = () => undefined
})

test('two fingers stretch the map while they hold it, and it is a zoom nearer when they let go; one pulls on', async () => {
  const chosen = jest.fn()
  await render(
    <PlaceMap label='门店位置示意图' pins={PINS} here={null} chosen={undefined} onChoose={chosen} />
  )
  const before = scaleShown()
  await fire('pointerdown', 1, 150)
  await fire('pointerdown', 2, 250)
  await fire('pointermove', 2, 350)
  expect(find('.layer').style.transform).toContain('scale(2.000)')
  await fire('pointerup', 2, 350)
  expect(find('.layer').style.transform).toBe('translate(0px, 0px)')
  expect(scaleShown()).not.toBe(before)
  // the finger that stays pulls, from where it is
  await fire('pointermove', 1, 190)
  expect(find('.layer').style.transform).toBe('translate(40px, 0px)')
  await fire('pointerup', 1, 190)
  await fire('pointerdown', 3, 100)
  await fire('pointerdown', 4, 300)
  await fire('pointermove', 4, 200)
  await fire('pointerup', 4, 200)
  await fire('pointerup', 3, 100)
  expect(scaleShown()).toBe(before)
  expect(chosen).not.toHaveBeenCalled()
})
