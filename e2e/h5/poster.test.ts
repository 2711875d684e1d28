import { encode } from 'uqr'
import { press, see } from './support/fingers'
import { appOrigin, putPhonesAway, takePhone } from './support/phone'

afterAll(putPhonesAway)

/** Where the code stands on the poster, and how large the poster is, lengths of the design. */
const POSTER = { width: 300, height: 552 }
const CODE = { left: 196, top: 452, size: 84 }

test('a poster of a product leads to it by its code, and is saved as a picture', async () => {
  const { page, problems } = await takePhone()
  await page.goto(`${appOrigin()}/pages-mall/productDetail?productId=mug-stoneware`)
  await see(page, '粗陶马克杯')
  await press(page, '海报')
  const picture = page.getByRole('dialog').getByRole('img', { name: '粗陶马克杯的海报，含二维码' })
  await picture.waitFor()

  const address = `${appOrigin()}/pages-mall/productDetail/index?productId=mug-stoneware&channel=main`
  const { data } = encode(address, { ecc: 'M', border: 0 })
  // what a camera sees at the middle of each dot
  const seen = await picture.evaluate(
    async (image: HTMLImageElement, [poster, code, count]) => {
      await image.decode()
      const scale = image.naturalWidth / poster.width
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      const pen = canvas.getContext('2d')!
      pen.drawImage(image, 0, 0)
      const at = (start: number, index: number) =>
        Math.round((start + ((index + 0.5) * code.size) / count) * scale)
      const isDark = (x: number, y: number) => (pen.getImageData(x, y, 1, 1).data[0] ?? 255) < 128
      const places = Array.from({ length: count }, (_, index) => index)
      return places.map((y) => places.map((x) => isDark(at(code.left, x), at(code.top, y))))
    },
    [POSTER, CODE, data.length] as const
  )
  expect(seen).toEqual(data)

  const saving = page.waitForEvent('download')
  await press(page, '保存图片')
  expect((await saving).suggestedFilename()).toBe('粗陶马克杯.jpg')
  await see(page, '图片已保存')
  expect(problems).toEqual([])
})

test('in WeChat a poster is kept by a long press', async () => {
  const { page } = await takePhone({ userAgent: 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.54' })
  await page.goto(`${appOrigin()}/pages-mall/productDetail?productId=mug-stoneware`)
  await press(page, '海报')
  await see(page, '长按图片即可保存')
  expect(await page.getByRole('button', { name: '保存图片' }).count()).toBe(0)
})
