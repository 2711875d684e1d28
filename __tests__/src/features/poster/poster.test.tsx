import { PosterButton } from '@/features/poster/components/poster-button/poster-button'
import type { PosterData } from '@/features/poster/model'
import { encode } from 'uqr'
import { eventually } from '../../../support/eventually'
import { control, findText, mountPage, tap, text } from '../../../support/mount.h5'

const drawn: { texts: string[]; pictures: string[]; boxes: number }[] = []
let comes: boolean

jest.mock('@/platform/screen/board', () => ({
  openBoard: () => {
    const now = { texts: [] as string[], pictures: [] as string[], boxes: 0 }
    const nothing = () => undefined
    const context = {
      ...Object.fromEntries(
        ['setLineDash', 'beginPath', 'moveTo', 'lineTo', 'stroke', 'arc', 'fill', 'drawImage'].map((name) => [
          name,
          nothing
        ])
      ),
      fillText: (words: string) => now.texts.push(words),
      fillRect: () => (now.boxes += 1),
      measureText: (words: string) => ({ width: words.length * 10 })
    }
    return {
      context,
      load: (url: string) => {
        now.pictures.push(url)
        return comes ? Promise.resolve({ width: 600, height: 400 }) : Promise.reject(new Error('gone'))
      },
      finish: () => {
        drawn.push(now)
        return Promise.resolve(`data:image/jpeg;base64,${drawn.length}`)
      }
    }
  }
}))

const CONTEXT: PosterData = {
  name: '粗陶马克杯',
  subtitle: '握着刚好',
  picture: '/mug.webp',
  price: { fen: 4950, isLeast: true },
  scan: '长按或扫码，查看商品',
  small: '价格以商品页为准',
  brand: '权益中心',
  address: 'https://shop.example.com/pages-mall/productDetail?productId=mug&channel=main'
}
const Page = () => <PosterButton data={CONTEXT} />

beforeEach(() => {
  comes = true
  drawn.length = 0
})
afterEach(() => jest.restoreAllMocks())

const agent = (words: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(words)
const picture = () => document.querySelector<HTMLImageElement>('[role=dialog] img')

it('is drawn with price, names, brand and a code of the address, once the sheet is open', async () => {
  await mountPage(Page, {})
  expect(drawn).toEqual([])
  await tap('海报')
  await eventually(() => expect(picture()?.src).toMatch(/^data:image/))
  const [poster] = drawn
  expect(poster?.pictures).toEqual(['/mug.webp'])
  for (const words of ['49', '.50', '起', '粗陶马克杯', '握着刚好', '权益中心'])
    expect(poster?.texts).toContain(words)
  const dark = encode(CONTEXT.address, { ecc: 'M', border: 0 }).data.flat().filter(Boolean).length
  // the paper, and each dark dot
  expect(poster?.boxes).toBe(dark + 1)
})

it('is saved by its name', async () => {
  await mountPage(Page, {})
  await tap('海报')
  await eventually(() => expect(picture()).not.toBeNull())
  const saved: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`)
  })
  await tap(control('保存图片'))
  expect(saved).toEqual(['粗陶马克杯.jpg data:image/jpeg;base64,1'])
})

it('in WeChat a long press keeps it, which is said instead of a button that could do nothing', async () => {
  agent('MicroMessenger')
  await mountPage(Page, {})
  await tap('海报')
  await eventually(() => findText('长按图片即可保存'))
  expect(text()).not.toContain('保存图片')
})

it('a picture that does not come is told, and can be tried again', async () => {
  comes = false
  await mountPage(Page, {})
  await tap('海报')
  await eventually(() => findText('海报生成失败'))
  comes = true
  await tap('重试')
  await eventually(() => expect(picture()).not.toBeNull())
})
