/** What people type and paste, as it is kept: one table for client and server. */
import fc from 'fast-check'
import { mobile, personName, printedCode, smsCode, text, typedLine, typedText } from '@contract/common'
import { plainCode, typedCode, typedDigits } from '@contract/typed/code'
import { cleanDocumentName, cleanName } from '@contract/typed/name'
import { plainPhone, typedPhone } from '@contract/typed/phone'
import { cleanLine, cleanText } from '@contract/typed/text'

const NUMBER = '13800138000'

test.each([
  NUMBER,
  '138-0013-8000',
  '138 0013 8000',
  '138–0013—8000',
  '138.0013.8000',
  '(138) 0013 8000',
  '+86 138 0013 8000',
  '+8613800138000',
  '＋８６ １３８ ００１３ ８０００',
  '86-13800138000',
  '008613800138000',
  '0086 138 0013 8000',
  '１３８００１３８０００',
  '138\u20110013\u20118000',
  '\u202D138 0013 8000\u202C',
  '13800138000\u200B',
  '\u00A013800138000\u3000'
])('the phone number %j is one number, where it is typed and where it is checked', (given) => {
  expect([plainPhone(given), typedPhone(given), mobile.parse(given)]).toEqual([NUMBER, NUMBER, NUMBER])
})

test.each(['手机号：138 0013 8000', '电话+86 13800138000', '13800138000/13900139000', '13800138000转8'])(
  'of %j the field takes the number; the server is asked for it alone',
  (given) => {
    expect(typedPhone(given)).toBe(NUMBER)
    expect(mobile.safeParse(given).success).toBe(false)
  }
)

test.each(['138001380001', '1380013800', '23800138000', '86138001380', '1380013800a', '', '\u200B'])(
  '%j is no number, and none is made of it',
  (given) => expect(mobile.safeParse(given).success).toBe(false)
)

test('a number typed digit by digit is never longer than one, and loses its country as soon as it shows', () => {
  const typed = [...'+86 138 0013 80001'].reduce((shown, next) => typedPhone(shown + next), '')
  expect(typed).toBe(NUMBER)
})

test.each([
  'K7QM2XWA',
  'k7qm2xwa',
  'Ｋ７ＱＭ２ＸＷＡ',
  'ｋ７ｑｍ２ｘｗａ',
  'K7QM 2XWA',
  'K7QM-2XWA',
  'K7QM‐2XWA',
  'K7QM−2XWA',
  'K7QM　2XWA',
  'K7QM2XWA\u200B',
  '\uFEFFK7QM2XWA\u00AD',
  'K7\u3164QM2XWA',
  '\u202AK7QM2XWA\u202C',
  'K7QM2XWA\n'
])('the code %j is one code', (given) => {
  expect([plainCode(given), typedCode(given, 20), printedCode(20, '请输入').parse(given)]).toEqual(
    Array(3).fill('K7QM2XWA')
  )
})

test.each([
  ['110105 19491231 002x', '11010519491231002X'],
  ['１１０１０５１９４９１２３１００２ｘ', '11010519491231002X'],
  ['h-12345678', 'H12345678'],
  ['e12345678\u200B', 'E12345678']
])('the document %j is %s', (given, number) => expect(plainCode(given)).toBe(number))

test.each([
  '123456',
  '１２３４５６',
  '123 456',
  '123-456'.replace('-', ' '),
  '123456\u200B',
  '\u202D123456\u202C'
])('the code by SMS %j', (given) =>
  expect([typedDigits(given, 6), smsCode.parse(given)]).toEqual(['123456', '123456'])
)

test.each([
  ...['·', '•', '・', '．', '‧', '･', '∙', '⋅', '●', ' · ', ' • '].map((dot) => [
    `阿卜杜拉${dot}买买提`,
    '阿卜杜拉·买买提'
  ]),
  ['古丽．阿依•木', '古丽·阿依·木'],
  ['䶮㛃', '䶮㛃'],
  ['䮌𠮷', '䮌𠮷'],
  ['𠮷野•家', '𠮷野·家'],
  ['张 三', '张三'],
  ['李　小　明', '李小明'],
  ['张 三丰', '张三丰'],
  ['李雷 韩梅梅', '李雷 韩梅梅'],
  ['Ｊ. Ｓｍｉｔｈ', 'J. Smith'],
  ["Anne-Marie O'Neil", "Anne-Marie O'Neil"],
  ['张三\u200B', '张三'],
  ['\u202E张三', '张三'],
  ['张\u200D三', '张三'],
  ['张\n三', '张三'],
  ['张三\u0007', '张三'],
  ['葛󠄀飾', '葛󠄀飾']
])('the name %j is %j', (given, name) => {
  expect(cleanName(given)).toBe(name)
  expect(personName(30, '请填写').parse(given)).toBe(name)
})

const INVISIBLE = [
  '\u200B',
  '\u3164',
  '\u2800',
  '\u00AD',
  '\u115F',
  '\uFFA0',
  '\u2060',
  '\uFEFF',
  '\u202E',
  '\u0007',
  '\u180E',
  '\u200D',
  '\uFE0F',
  '\u0301',
  '　',
  '\n',
  '\t'
]

test('a blank between names of two people stays, in a document it is none', () => {
  expect([cleanName('张三 李四'), cleanDocumentName('欧阳 娜娜'), cleanDocumentName('Tom Lee')]).toEqual([
    '张三 李四',
    '欧阳娜娜',
    'Tom Lee'
  ])
})

describe.each(INVISIBLE)('%j', (one) => {
  test('alone is nothing: what has to be filled in is asked for', () => {
    for (const kind of [typedLine, typedText, personName, printedCode])
      expect(kind(30, '请填写收货人').safeParse(one + one).error?.issues[0]?.message).toBe('请填写收货人')
    expect(text(30, 1).safeParse(one + one).success).toBe(false)
    expect([typedLine(30).parse(one), typedText(30).parse(one)]).toEqual(['', ''])
  })
})

test.each([
  ['长乐路\u202E一号', '长乐路一号'],
  ['长乐路\n1 号', '长乐路 1 号'],
  ['长乐路\r\n\t1 号', '长乐路 1 号'],
  ['长乐路\u20281 号', '长乐路 1 号'],
  ['长乐路\u00071 号', '长乐路1 号'],
  ['a\u0000b', 'ab'],
  ['家👨‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇨🇳', '家👨‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇨🇳']
])('the line %j is %j', (given, line) => expect(cleanLine(given)).toBe(line))

test('text of several lines keeps them', () => {
  expect(cleanText('一\r\n二\u2029\u200B三\r四')).toBe('一\n二\n三\n四')
})

test('half an emoji is dropped where it is typed, and refused by every kind of text where it is sent', () => {
  expect([cleanLine('好\uD83D'), cleanText('\uDE00好'), cleanName('张\uD83D三')]).toEqual([
    '好',
    '好',
    '张三'
  ])
  for (const kind of [text(30), typedLine(30), typedText(30), personName(30), printedCode(30)]) {
    expect(kind.safeParse('好\uD83D').error?.issues[0]?.message).toBe(
      '含有看不见或无法识别的字符，请删除后重新填写'
    )
    expect(kind.safeParse('好').success).toBe(true)
  }
})

test.each(['\u200Ba', 'a\u202Eb', 'a\u0000', 'a\u0007', '\uFEFFa', 'a\u3164'])(
  'text as it stands is not %j',
  (given) => expect(text(30).safeParse(given).success).toBe(false)
)

test('whatever is typed: a cleaner’s answer is well-formed, and clean to every cleaner of its kind', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (given) => {
      for (const clean of [cleanText, cleanLine, plainCode]) {
        const once = clean(given)
        expect(once).not.toMatch(/\p{Cs}|[\u200B\u202E\u0000\u3164]/u)
        expect(clean(once)).toBe(once)
      }
      expect(typedPhone(given)).toMatch(/^\d{0,11}$/)
      expect(typedCode(given, 20)).toMatch(/^[0-9A-Z]{0,20}$/)
    })
  )
})
