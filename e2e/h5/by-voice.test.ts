import { mainJob } from '../support/voice/main-job'
import { byVoice } from './support/by-voice'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'

hidePictures()
afterAll(putPhonesAway)

/** Nothing is found here but by what is said of it, one stop after the other. */
test('who only hears the screen logs in, buys a card and takes a right of it', async () => {
  const phone = await takePhone()
  const target = await byVoice(phone)
  await phone.page.goto(appOrigin())
  await mainJob(target)
  expect(phone.problems).toEqual([])
})
