import { comeBack } from '../kept-home'
import { EaselPhone, endEasel, putEaselPhonesAway } from '../phone'

afterEach(putEaselPhonesAway)
afterAll(endEasel)

test('a visitor who comes back sees home before any script runs, and the real one in its place', async () => {
  const phone = await comeBack((start) => EaselPhone.open(start))
  await phone.tap('开通', 1)
  await phone.arrive('pages/cardDetail/index')
})
