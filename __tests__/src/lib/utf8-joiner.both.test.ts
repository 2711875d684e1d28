import { createUtf8Joiner } from '@/lib/utf8-joiner'

const TEXT = '怎么退款？可以，😀 a é €[1]\n'
const BYTES = new Uint8Array(Buffer.from(TEXT))

test('half-character: however it is cut, the text is whole', () => {
  for (let first = 0; first <= BYTES.length; first++) {
    for (let second = first; second <= BYTES.length; second += 3) {
      const join = createUtf8Joiner()
      const parts = [BYTES.slice(0, first), BYTES.slice(first, second), BYTES.slice(second)]
      expect(parts.map(join).join('')).toBe(TEXT)
    }
  }
})

test('what is no text is shown as such, and what follows it is read', () => {
  const join = createUtf8Joiner()
  expect(join(new Uint8Array([0xff, 0x61, 0xe6, 0x61, 0xc0, 0x80, 0xed, 0xa0, 0x80, 0x62]))).toBe(
    '\ufffda\ufffda\ufffd\ufffd\ufffdb'
  )
})
