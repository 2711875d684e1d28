import { VIEW_COOKIE } from '@contract/device/view'
import { readText, removeText, writeText } from '@/platform/storage/storage.h5'
import { writeViewCookie } from '@/platform/storage/view-cookie.h5'

const told = (): unknown => {
  const [, text] = new RegExp(`(?:^|; )${VIEW_COOKIE}=([^;]*)`).exec(document.cookie) ?? []
  return text === undefined ? undefined : JSON.parse(decodeURIComponent(text))
}
const setCookie = jest.spyOn(document, 'cookie', 'set')

beforeEach(() => {
  localStorage.clear()
  writeViewCookie()
  setCookie.mockClear()
})

test('the server is told of what decides the first screen, to the letter and when it changes', () => {
  const look = JSON.stringify({ v: 'dark', e: null })
  writeText('device', 'look', look)
  expect(told()).toEqual({ look })
  expect(setCookie).toHaveBeenLastCalledWith(
    expect.stringMatching(/; Path=\/; SameSite=Lax; Max-Age=2592000$/)
  )
  writeText('device', 'chosenCity', '{"v":"{\\"name\\":\\"上海市\\"}","e":null}')
  expect(told()).toEqual({ look, chosenCity: readText('device', 'chosenCity') })
  removeText('device', 'chosenCity')
  removeText('device', 'look')
  expect(told()).toBeUndefined()
})

test('it is told of nothing else, and of nothing twice', () => {
  writeText('device', 'accessToken', 'secret')
  writeText('session', 'place', 'x')
  expect(setCookie).not.toHaveBeenCalled()
  writeText('device', 'elder', 'yes')
  writeText('device', 'elder', 'yes')
  writeViewCookie()
  expect(setCookie).toHaveBeenCalledTimes(1)
})

test('what was stored before the cookie is told at launch, and the cookie stays small', () => {
  localStorage.setItem('tabbarActivate', 'Market')
  localStorage.setItem('chosenCity', '上'.repeat(200))
  writeViewCookie()
  expect(told()).toEqual({ tabbarActivate: 'Market' })
})
