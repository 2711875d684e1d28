import { isSigned, signatureOf } from '../../../server/gateways/recharge/parameter-signature'

const SECRET = 'secret-secret-secret'
const TO = 'https://partner.test/?a=1&user=victim&zz='

test('a value cannot stand for other parameters', () => {
  const sign = signatureOf({ to: TO, user: 'me' }, SECRET)
  // the same text, if values stood in it as they are
  expect(isSigned({ to: 'https://partner.test/?a=1', user: 'victim', zz: '&user=me', sign }, SECRET)).toBe(
    false
  )
  expect(isSigned({ to: 'https://partner.test/?a=1', user: 'victim', zz: '', sign }, SECRET)).toBe(false)
  expect(isSigned({ to: TO, user: 'me', sign }, SECRET)).toBe(true)
})

test('one that was changed, left out, or signed by another secret is refused', () => {
  const sign = signatureOf({ a: '1', b: '2' }, SECRET)
  expect(isSigned({ a: '1', b: '3', sign }, SECRET)).toBe(false)
  expect(isSigned({ a: '1', sign }, SECRET)).toBe(false)
  expect(isSigned({ a: '1', b: '2' }, SECRET)).toBe(false)
  expect(isSigned({ a: '1', b: '2', sign: signatureOf({ a: '1', b: '2' }, 'other') }, SECRET)).toBe(false)
})
