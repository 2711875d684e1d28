import { EaselPhone, endEasel, putEaselPhonesAway } from '../phone'

afterEach(putEaselPhonesAway)
afterAll(endEasel)

/** Code that a phone evaluates before home's content; React, Taro's runtime and the libraries are 220 KB of it (docs/adr/0103-late-code.md). */
const MAX_CODE = 328 * 1024

test('home is drawn by little code, and a tap opens a card', async () => {
  const phone = await EaselPhone.open()
  await phone.see('尊享年卡')
  await phone.settle()
  const code = await phone.inHost(
    () => window.easel?.gifts.find(({ text }) => text.includes('尊享年卡'))?.code ?? Infinity
  )
  expect(code).toBeLessThanOrEqual(MAX_CODE)
  await phone.tap('开通', 1)
  await phone.arrive('pages/cardDetail/index')
  await phone.see('立即开通')
  await phone.settle()
})
