import { endWebkit, putWebkitPhoneAway, testInWebkit, WebkitPhone } from './phone'

afterEach(putWebkitPhoneAway)
afterAll(endWebkit)

const PHRASES = ['实名预订，', '凭码入园', '机场贵宾厅，', '扫码进厅']

/** On how many lines each of these texts stands. */
const linesOf = (texts: readonly string[]): number[] =>
  texts.map((text) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.nodeValue?.indexOf(text) ?? -1
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + text.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }
    return 0
  })

testInWebkit.each([320, 360, 375])(
  'phrases of the links of the market stay whole at %i px',
  async (width) => {
    const phone = await WebkitPhone.open({ path: 'pages/market/index', width })
    await phone.see('景点门票')
    expect(await phone.inPage(linesOf, PHRASES)).toEqual(PHRASES.map(() => 1))
  }
)
