import { firstScreenReady, pageStands } from '@/platform/screen/first-screen'

const drawing = (page?: string) => {
  document.body.innerHTML = `<div id="shell"${page ? ` data-page="${page}"` : ''}></div><button>我的</button>`
  const pressed = jest.fn()
  document.querySelector('button')?.addEventListener('click', pressed)
  document.elementFromPoint = () => document.querySelector('button')
  return pressed
}
const stands = () => document.getElementById('shell') !== null
const tapEarly = () => Object.assign(window, { earlyTap: [300, 780] })

it('what was tapped on the drawing is tapped on the page that takes its place, once', () => {
  const pressed = drawing()
  tapEarly()
  firstScreenReady()
  expect(stands()).toBe(false)
  expect(pressed).toHaveBeenCalledTimes(1)
  firstScreenReady()
  expect(pressed).toHaveBeenCalledTimes(1)
})

it('nothing is tapped where nobody did', () => {
  const pressed = drawing()
  firstScreenReady()
  expect(pressed).not.toHaveBeenCalled()
})

it("a page's own drawing goes when the page stands; home's waits for its data", () => {
  drawing('pages/market/index')
  pageStands()
  expect(stands()).toBe(false)
  drawing()
  pageStands()
  expect(stands()).toBe(true)
})
