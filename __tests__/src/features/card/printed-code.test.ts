import { codeFaults, plainCode, printedGroups, scannedCode } from '@/features/card/printed-code'
import { purchaseText } from '@/features/card/purchase-text'

it.each([
  ['9920 2601-0000 0001', '9920260100000001', '9920 2601 0000 0001'],
  ['k7qm2xwa', 'K7QM2XWA', 'K7QM 2XWA'],
  ['  ', '', ''],
  ['1'.repeat(30), '1'.repeat(20), '1111 1111 1111 1111 1111']
])('%s is sent as %s and shown as %s', (typed, plain, shown) => {
  expect(plainCode(typed)).toBe(plain)
  expect(printedGroups(typed)).toBe(shown)
})

it('names what is missing, field by field', () => {
  expect(codeFaults({ cardNo: '', activeCode: '' })).toEqual({
    cardNo: '请输入卡号',
    activeCode: '请输入激活码'
  })
  expect(codeFaults({ cardNo: '9920', activeCode: 'K7QM2XWA' })).toEqual({ cardNo: '卡号未填写完整' })
  expect(codeFaults({ cardNo: '9920 2601 0000 0001', activeCode: 'K7QM2XWA' })).toEqual({})
})

const BOTH = { cardNo: '9920260100000001', activeCode: 'K7QM2XWA' }
it.each([
  ['https://card.example.com/a?cardNo=9920260100000001&activeCode=K7QM2XWA', BOTH],
  ['https://card.example.com/a?x=1&code=K7QM2XWA&cardNo=9920260100000001', BOTH],
  ['9920260100000001,K7QM2XWA', BOTH],
  ['9920260100000001 K7QM2XWA', BOTH],
  ['9920260100000001', { cardNo: '9920260100000001' }],
  ['K7QM2XWA', { activeCode: 'K7QM2XWA' }],
  ['https://somewhere.example.com/', {}],
  ['weixin://pay', {}],
  ['', {}],
  ['你好', {}]
])('reads %s', (text, code) => expect(scannedCode(text)).toEqual(code))

it('where the platform forbids selling there is no button', () => {
  expect(purchaseText({ allowed: false, reason: 'platform' }, '立即购买').button).toBeUndefined()
})
it.each(['off_sale', 'sold_out', 'limit_reached', 'owned'] as const)(
  '%s has a button that says why',
  (reason) => {
    const words = purchaseText({ allowed: false, reason }, '立即购买')
    expect(words.button).toBeTruthy()
    expect(words.way).toBeUndefined()
    expect(words.note).toBeTruthy()
  }
)
it('leads to a card where one is needed', () => {
  expect(purchaseText({ allowed: false, reason: 'need_card' }, '立即购买').way).toBe('card')
})
