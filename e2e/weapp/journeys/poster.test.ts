import { encode } from 'uqr'
import { BUILT_ORIGIN } from '../host/built-origin'
import { closeApps, openApp } from '../support/app'

afterEach(closeApps)

const DETAIL = 'pages-mall/productDetail/index'
const open = { launch: { path: DETAIL, query: { productId: 'mug-stoneware' } } }

test('a poster is drawn with a code of the product, and kept in the album once that is allowed', async () => {
  const app = await openApp({ ...open, answers: { album: 'refuse' } })
  await app.waitForText('粗陶马克杯')
  await app.tap('海报')
  await app.waitForText('保存到相册')
  await app.waitFor('a board', () => app.boards.length === 1)
  const [board] = app.boards
  expect(board?.texts).toEqual(expect.arrayContaining(['粗陶马克杯', '49', '权益中心']))
  // the code is WeChat's own: the paper is the only box
  expect(board?.pictures).toEqual([
    expect.stringMatching(/^http.*\.webp$/),
    expect.stringMatching(/^data:image\/png;base64,/)
  ])
  expect(board?.boxes).toHaveLength(1)

  await app.tap('保存到相册')
  await app.waitForText('未获得相册权限，也可长按图片保存')
  expect(app.outside).toEqual([])
  app.answers.album = 'allow'
  await app.tap('去开启相册权限')
  await app.waitFor('the note', () => app.toasts.includes('已保存到相册'))
  expect(app.outside).toEqual([
    { name: 'saveImageToPhotosAlbum', options: { filePath: 'wxfile://tmp_board_1.jpg' } }
  ])
})

test('without a code of WeChat’s the poster carries the web link', async () => {
  const app = await openApp(open)
  await app.waitForText('粗陶马克杯')
  await app.setOnline(false)
  await app.tap('海报')
  await app.waitFor('a board', () => app.boards.length === 1)
  const [board] = app.boards
  expect(board?.pictures).toHaveLength(1)
  // each dark dot of the code is a box, beside the paper
  const address = `${BUILT_ORIGIN}/pages-mall/productDetail/index?productId=mug-stoneware&channel=main`
  const dark = encode(address, { ecc: 'M', border: 0 }).data.flat().filter(Boolean).length
  expect(board?.boxes).toHaveLength(dark + 1)
})
