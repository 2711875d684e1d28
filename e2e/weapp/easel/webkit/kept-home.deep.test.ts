import { comeBack } from '../kept-home'
import { endWebkit, putWebkitPhoneAway, testInWebkit, WebkitPhone } from './phone'

afterEach(putWebkitPhoneAway)
afterAll(endWebkit)

testInWebkit('home is there before any script runs', async () => {
  await comeBack((start) => WebkitPhone.open(start))
})
