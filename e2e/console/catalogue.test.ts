import { barriers } from '../h5/support/reading/barriers'
import { arrive, press, scrollTo, see, tap } from '../h5/support/fingers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from '../h5/support/phone'
import { carry, sessionOf } from '../h5/support/story'
import { DESK, hire, POCKET, typeLogin } from './support/staff'
import { fitsWidth } from './support/width'

hidePictures()
afterAll(putPhonesAway)

const PRODUCT = { id: 'basket-laundry', name: '折叠脏衣篮' }
const DETAIL = `/pages-mall/productDetail/index?productId=${PRODUCT.id}`

test('a manager changes a price and takes a product off sale; a member sees both at once, and so does whoever may only look', async () => {
  const { page: phone, problems: ofMember } = await takePhone()
  await carry(phone, await sessionOf())
  await phone.goto(appOrigin() + DETAIL)
  await see(phone, PRODUCT.name)

  const manager = await hire('manager')
  const { page, problems } = await takePhone(DESK)
  await typeLogin(page, manager)
  await page.getByRole('link', { name: '商品目录' }).click()
  await page.getByRole('row').filter({ hasText: '在售' }).first().waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByLabel('搜索').fill(PRODUCT.name)
  await page.getByRole('button', { name: /查\s*询/ }).click()
  await page.getByRole('link', { name: PRODUCT.name }).click()
  await page.getByRole('heading', { name: PRODUCT.name, level: 1 }).waitFor()
  await page.getByRole('heading', { name: '改动记录' }).waitFor()
  expect(await barriers(page)).toEqual([])

  const sku = page.getByRole('row').filter({ hasText: `${PRODUCT.id}-1` })
  await sku.getByRole('button', { name: /改\s*价/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('持卡价').fill('')
  await dialog.getByLabel('售价（元）').fill('0')
  await dialog.getByLabel(/^原因/).fill('季末调价')
  await dialog.getByRole('button', { name: '确认改价' }).click()
  await dialog.getByText('请输入大于 0 的金额，最多两位小数').waitFor()
  // less than half: it is asked about once more
  await dialog.getByLabel('售价（元）').fill('12.34')
  await dialog.getByText(/→ ¥12\.34（-\d+\.\d%）/).waitFor()
  expect(await barriers(page)).toEqual([])
  await dialog.getByRole('button', { name: '确认改价' }).click()
  await dialog.getByText('请确认价格无误').waitFor()
  await dialog.getByRole('checkbox').check()
  // a link that breaks loses nothing, and nothing happens twice
  await page.route('**/console/api/catalogue/prices', (route) => route.abort(), { times: 1 })
  await dialog.getByRole('button', { name: '确认改价' }).click()
  await dialog.getByText('没有连上服务器，请检查网络后重试').waitFor()
  await dialog.getByRole('button', { name: '确认改价' }).dblclick()
  await dialog.waitFor({ state: 'detached' })
  await sku.getByText('¥12.34').waitFor()

  await phone.reload()
  await see(phone, /12\.34/)

  await sku.getByRole('button', { name: '增减库存' }).click()
  await dialog.getByLabel('增减数量').fill('5')
  await dialog.getByText(/改后 \d+/).waitFor()
  await dialog.getByLabel(/^原因/).fill('到货')
  await dialog.getByRole('button', { name: '确认增减库存' }).click()
  await dialog.waitFor({ state: 'detached' })

  await page
    .locator('.page-head')
    .getByRole('button', { name: /下\s*架/ })
    .click()
  await dialog.getByLabel(/^原因/).fill('供应商停产')
  await dialog.getByRole('button', { name: '确认下架' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.locator('.entry-details').getByText('已下架').waitFor()
  for (const [reason, change] of [
    ['季末调价', '→ ¥12.34'],
    ['到货', /库存 \d+ → \d+/],
    ['供应商停产', '在售 → 已下架']
  ] as const)
    await page
      .getByRole('row')
      .filter({ hasText: reason })
      .filter({ hasText: manager.name })
      .getByText(change)
      .waitFor()
  expect(await barriers(page)).toEqual([])

  await phone.goto(appOrigin() + DETAIL)
  await see(phone, /商品已下架/)

  // in a pocket, and only to look at
  const service = await hire('service')
  const other = await takePhone(POCKET)
  await typeLogin(other.page, service)
  await other.page.getByRole('heading', { level: 1 }).waitFor()
  await other.page.goto(`${appOrigin()}/console/catalogue?text=${PRODUCT.id}`)
  await other.page.getByRole('link', { name: PRODUCT.name }).click()
  await other.page.getByText('供应商停产').waitFor()
  expect(await other.page.getByRole('button', { name: /改\s*价|增减库存|上\s*架|下\s*架/ }).count()).toBe(0)
  await fitsWidth(other.page)
  expect(await barriers(other.page)).toEqual([])

  await page
    .locator('.page-head')
    .getByRole('button', { name: /上\s*架/ })
    .click()
  await dialog.getByLabel(/^原因/).fill('恢复供货')
  await dialog.getByRole('button', { name: '确认上架' }).click()
  await dialog.waitFor({ state: 'detached' })
  await phone.goto(appOrigin() + DETAIL)
  await press(phone, '立即购买')
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
  expect(other.problems).toEqual([])
  expect(ofMember).toEqual([])
})

test('banners of a channel change their order and words, and home shows it', async () => {
  const owner = await hire('owner')
  const { page, problems } = await takePhone(DESK)
  await typeLogin(page, owner)
  await page.getByRole('link', { name: '商品目录' }).click()
  await page.getByText('首页横幅').click()
  await page.getByLabel('渠道').first().click()
  await page.getByTitle('颐年关怀').click()
  await page.getByLabel('第 1 条后移').waitFor()
  expect(await barriers(page)).toEqual([])
  const titles = page.getByLabel('标题')
  const second = await titles.nth(1).inputValue()
  await page.getByLabel('第 1 条后移').click()
  await titles.first().evaluate(
    (title, value) =>
      new Promise<void>((moved) => {
        const look = () =>
          (title as HTMLInputElement).value === value ? moved() : void requestAnimationFrame(look)
        look()
      }),
    second
  )
  const words = `重阳敬老${Date.now() % 1000}`
  await titles.first().fill(words)
  await page.getByLabel('链接').first().fill('https://elsewhere.example/')
  await page.getByRole('button', { name: '保存横幅' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^原因/).fill('重阳节')
  await dialog.getByRole('button', { name: '确认保存横幅' }).click()
  await dialog.getByText(/链接须为小程序页面路径/).waitFor()
  await dialog.getByRole('button', { name: /取\s*消/ }).click()
  await page.getByLabel('链接').first().fill('pages/cardDetail/index?cardId=yanglao-care')
  await page.getByRole('button', { name: '保存横幅' }).click()
  await dialog.getByLabel(/^原因/).fill('重阳节')
  await dialog.getByRole('button', { name: '确认保存横幅' }).click()
  await dialog.waitFor({ state: 'detached' })
  const act = page.getByRole('row').filter({ hasText: owner.name })
  await act.getByText('顺序已调整').waitFor()
  expect(await barriers(page)).toEqual([])

  const { page: phone, problems: ofMember } = await takePhone()
  await phone.goto(`${appOrigin()}/?channel=yanglao`)
  await scrollTo(phone, new RegExp(words))
  await tap(phone, words)
  await arrive(phone, '/pages/cardDetail')
  expect(problems).toEqual([])
  expect(ofMember).toEqual([])
})
