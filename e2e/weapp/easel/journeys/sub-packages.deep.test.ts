import { EaselPhone, endEasel, putEaselPhonesAway } from '../phone'

afterEach(putEaselPhonesAway)
afterAll(endEasel)

const MARKET = 'pages/market/index'
const MALL = 'pages-mall/physicalMall/index'
const LATE_MS = 1500

test('a sub-package that does not come is told, and the next tap tries again', async () => {
  const phone = await EaselPhone.open({ path: MARKET, answers: { subPackages: 'lost', modal: 'cancel' } })
  await phone.tap('好物寄到家')
  await phone.reach('the question', async () =>
    (await phone.modals()).some((text) => text.includes('页面未能打开'))
  )
  expect(await phone.path()).toBe(MARKET)
  await phone.answer({ subPackages: 0 })
  await phone.decide('好物寄到家')
  await phone.arrive(MALL)
  await phone.see('陶瓷内胆保温杯')
})

test('one that comes in part is told on the empty page, which 重试 replaces', async () => {
  const phone = await EaselPhone.open({ path: MARKET, answers: { subPackages: 'torn' } })
  const asked = async () => (await phone.modals()).filter((text) => text.includes('页面未能打开')).length
  await phone.tap('好物寄到家')
  await phone.reach('the second question', async () => (await asked()) > 1)
  await phone.answer({ subPackages: 0 })
  await phone.see('陶瓷内胆保温杯')
  expect(await phone.paths()).toEqual([MARKET, MALL])
  await phone.back()
  await phone.see('好物寄到家')
  await phone.expectProblem('Unexpected end of input')
})

test('who does not try again is where they were', async () => {
  const phone = await EaselPhone.open({ path: MARKET, answers: { subPackages: 'torn', modal: 'cancel' } })
  await phone.tap('好物寄到家')
  await phone.reach('the question', async () =>
    (await phone.modals()).some((text) => text.includes('页面未能打开'))
  )
  await phone.arrive(MARKET)
  await phone.see('好物寄到家')
  await phone.expectProblem('Unexpected end of input')
})

test('a link from outside to a page of one in part opens it once more, and then asks', async () => {
  const phone = await EaselPhone.open({ path: MALL, answers: { subPackages: 'torn' } })
  await phone.reach('the question', async () =>
    (await phone.modals()).some((text) => text.includes('页面未能打开'))
  )
  await phone.answer({ subPackages: 0 })
  await phone.see('陶瓷内胆保温杯')
  expect(await phone.paths()).toEqual([MALL])
  await phone.expectProblem('Unexpected end of input')
})

test('one that comes late shows that it is loading until it is there', async () => {
  const phone = await EaselPhone.open({ path: MARKET, answers: { subPackages: LATE_MS } })
  await phone.tap('好物寄到家')
  const veiled = () => phone.page.evaluate(() => window.easel?.shown.loading === true)
  await phone.reach('the sign of loading', veiled)
  expect(await phone.path()).toBe(MARKET)
  await phone.arrive(MALL)
  await phone.reach('its end', async () => !(await veiled()))
})
