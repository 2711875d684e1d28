import { useState } from 'react'
import { NutDayWheels } from '@/ui/nut-day-wheels/nut-day-wheels'
import { act, find, render } from '../../support/mount.h5'
import { turnWheel, wheelRests } from '../../support/turn-wheel'

const RANGE = { start: '1876-11-21', end: '2026-11-21' }
let day = ''

function Wheels({ first }: { first: string }) {
  const [value, setValue] = useState(first)
  day = value
  return <NutDayWheels value={value} range={RANGE} onChange={setValue} />
}

const wheel = (unit: string) => find(`[role=spinbutton][aria-label=${unit}]`)
const press = (unit: string, key: string) =>
  act(() => wheel(unit).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))

it('each wheel is a spin button with its unit and what it may be', async () => {
  await render(<Wheels first='2026-11-20' />)
  const facts = ['aria-valuenow', 'aria-valuemin', 'aria-valuemax', 'aria-valuetext']
  expect(facts.map((name) => wheel('日').getAttribute(name))).toEqual(['20', '1', '21', '20日'])
  expect(wheel('年').getAttribute('aria-valuemin')).toBe('1876')
})

it('keys turn a wheel, and a day that there is not becomes the last one of its month', async () => {
  await render(<Wheels first='2024-01-31' />)
  await press('月', 'ArrowDown')
  expect(day).toBe('2024-02-29')
  await press('年', 'ArrowDown')
  expect(day).toBe('2025-02-28')
  await press('年', 'End')
  await press('月', 'End')
  await press('日', 'End')
  expect(day).toBe('2026-11-21')
})

it('a finger turns a wheel of NutUI', async () => {
  await render(<Wheels first='2025-05-10' />)
  await turnWheel(2)
  await wheelRests(2)
  expect(day).toBe('2025-05-11')
})

it('the wheel of a mouse turns the wheel below it', async () => {
  await render(<Wheels first='2025-05-10' />)
  const all = wheel('日').parentElement?.parentElement as HTMLElement
  all.getBoundingClientRect = () => ({ left: 0, top: 0, width: 300, height: 308 }) as DOMRect
  await act(() => all.dispatchEvent(new WheelEvent('wheel', { deltaY: 120, clientX: 250, bubbles: true })))
  expect(day).toBe('2025-05-12')
  await act(() =>
    all.dispatchEvent(new MouseEvent('click', { clientX: 150, clientY: 154 + 44, bubbles: true }))
  )
  expect(day).toBe('2025-06-12')
})
