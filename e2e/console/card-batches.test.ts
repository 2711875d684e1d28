import { readFileSync } from 'node:fs'
import { Decrypter, armor, generateX25519Identity, identityToRecipient } from 'age-encryption'
import type { Page } from 'playwright-core'
import { barriers } from '../h5/support/reading/barriers'
import { arrive, fill, press, see } from '../h5/support/fingers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from '../h5/support/phone'
import { carry, sessionOf } from '../h5/support/story'
import { DESK, hire, typeLogin } from './support/staff'

hidePictures()
afterAll(putPhonesAway)

/** Number and code of the cards in a file, read by whoever has the key. */
async function cardsIn(file: string, identity: string) {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const text = await decrypter.decrypt(armor.decode(readFileSync(file, 'utf8')), 'text')
  const rows = text.trim().split('\r\n').slice(1)
  return rows.map((row) => {
    const [, cardNo = '', code = ''] = row.split(',')
    return { cardNo, code }
  })
}

async function typeCard(phone: Page, { cardNo, code }: { cardNo: string; code: string }): Promise<void> {
  await phone.goto(`${appOrigin()}/pages/activation`)
  await arrive(phone, '/pages/activation')
  await fill(phone, '如 9920 2601 …', cardNo)
  await fill(phone, '字母和数字，不区分大小写', code)
  await press(phone, '下一步')
}

test('a manager makes a batch, the printer opens its file, a member activates a card of it, the rest is voided', async () => {
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  const [manager, token] = await Promise.all([hire('manager'), sessionOf()])
  const { page, problems } = await takePhone(DESK)
  const name = `年会礼品 ${Date.now()}`
  await typeLogin(page, manager)
  await page.getByRole('link', { name: '卡批次' }).click()
  await page.getByRole('heading', { name: '卡批次', level: 1 }).waitFor()
  await page.getByRole('button', { name: '生成卡批次' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '生成并下载' }).click()
  await dialog.getByText('请选择会员卡').waitFor()
  await dialog.getByLabel('会员卡').click()
  await page.locator('.ant-select-item-option').first().click()
  await dialog.getByLabel('批次名称或用途').fill(name)
  await dialog.getByLabel('数量').fill('3')
  await dialog.getByLabel('激活截止日期（含当天）').fill('2099-12-31')
  await dialog.getByLabel('接收方公钥（age）').fill(identity)
  await dialog.getByRole('button', { name: '生成并下载' }).click()
  await dialog.getByText('这不是公钥，请填写以 age1 开头的公钥').waitFor()
  expect(await barriers(page)).toEqual([])
  await dialog.getByLabel('接收方公钥（age）').fill(recipient)
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '生成并下载' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe(`卡批次-${name}.csv.age`)
  const [first, second] = await cardsIn(await download.path(), identity)
  await page.getByText('激活码只给出这一次').waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: '文件已保存，关闭' }).click()

  const { page: phone, problems: ofMember } = await takePhone()
  await carry(phone, token)
  await typeCard(phone, first ?? { cardNo: '', code: '' })
  await press(phone, '确认激活')
  await see(phone, '激活成功')

  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  await page.reload()
  const activated = page
    .locator('.ant-table-row')
    .filter({ hasText: first?.cardNo.replaceAll(' ', '') ?? '' })
  await activated.getByRole('link').waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: '作废批次' }).click()
  await page.getByLabel(/2 张未激活的卡将立即失效/).fill('印刷错误')
  await page.getByRole('button', { name: '确认作废批次' }).click()
  await page.getByText('未激活的卡已全部作废').waitFor()
  await page.getByText('印刷错误', { exact: true }).waitFor()

  await typeCard(phone, second ?? { cardNo: '', code: '' })
  await see(phone, '该卡已不能再用，请联系发卡方')
  expect(ofMember).toEqual([])
  expect(problems).toEqual([])
})
