import { EaselPhone, endEasel, putEaselPhonesAway } from '../phone'

afterEach(putEaselPhonesAway)
afterAll(endEasel)

test('home is drawn, and a tap opens a card', async () => {
  const phone = await EaselPhone.open()
  await phone.see('尊享年卡')
  await phone.settle()
  await phone.tap('开通', 1)
  await phone.arrive('pages/cardDetail/index')
  await phone.see('立即开通')
  await phone.settle()
})
