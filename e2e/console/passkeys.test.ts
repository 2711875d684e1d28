import type { CDPSession, Page } from 'playwright-core'
import { startIdentityProvider, type IdentityProvider } from '../../__tests__/support/identity-provider'
import { freePort } from '../support/free-port'
import { startServer, type RunningServer } from '../support/built-server'
import { barriers } from '../h5/support/reading/barriers'
import { putPhonesAway, takePhone } from '../h5/support/phone'
import { DESK, hire, POCKET, runStaffProgram, typeLogin } from './support/staff'
import { testInDepth } from '../../__tests__/support/level'

let provider: IdentityProvider
let server: RunningServer
/** By its name: passkeys are not bound to a number. */
let origin: string
let settings: Readonly<Record<string, string>>

beforeAll(async () => {
  provider = await startIdentityProvider()
  const port = await freePort()
  origin = `http://localhost:${port}`
  settings = {
    CONSOLE_OIDC_ISSUER: provider.issuer,
    CONSOLE_OIDC_CLIENT_ID: provider.clientId,
    CONSOLE_OIDC_CLIENT_SECRET: provider.clientSecret
  }
  server = await startServer({ ...settings, PORT: String(port), PUBLIC_ORIGIN: origin })
  settings = { ...settings, DATA_DIR: server.dataDir }
})
afterAll(async () => {
  await putPhonesAway()
  await server.stop()
  await provider.stop()
})

/** A fingerprint reader that sees its owner at once, until it is told otherwise. */
async function fingerprintOf(page: Page): Promise<{ see(isOwner: boolean): Promise<void> }> {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true
    }
  })
  return {
    see: async (isUserVerified) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    }
  }
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const says = (page: Page, words: string) => page.getByText(words).first().waitFor()

async function leave(page: Page): Promise<void> {
  await press(page, /退\s*出/)
  await page.getByLabel('账号').waitFor()
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await press(page, '添加通行密钥')
  const dialog = page.getByRole('dialog', { name: '添加通行密钥' })
  await dialog.getByLabel('名称').fill(name)
  await dialog.getByRole('button', { name: /继\s*续/ }).click()
}

test('a passkey takes the place of password and code, until it is removed', async () => {
  const worker = await hire('manager', ['--totp'], settings)
  const { page, problems } = await takePhone(DESK)
  const finger = await fingerprintOf(page)
  await typeLogin(page, worker, '/console', origin)
  await page.getByRole('link', { name: new RegExp(worker.name) }).click()
  await says(page, '还没有通行密钥')
  expect(await barriers(page)).toEqual([])

  await press(page, '添加通行密钥')
  const dialog = page.getByRole('dialog', { name: '添加通行密钥' })
  await dialog.getByRole('button', { name: /继\s*续/ }).click()
  await dialog.getByText('请输入名称').waitFor()
  expect(await barriers(page)).toEqual([])
  await dialog.getByRole('button', { name: /取\s*消/ }).click()
  await dialog.waitFor({ state: 'hidden' })
  await addPasskey(page, '办公室电脑')
  const row = page.getByRole('row').filter({ hasText: '办公室电脑' })
  await row.getByText('还没用过').waitFor()
  expect(await barriers(page)).toEqual([])

  await addPasskey(page, '又一个')
  await says(page, '这个设备上已有您的通行密钥，不用再添加')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /取\s*消/ })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })

  await leave(page)
  expect(await barriers(page)).toEqual([])
  await finger.see(false)
  await press(page, '用通行密钥登录')
  await says(page, '已取消或等待超时。可以重试，或用密码登录')
  expect(await barriers(page)).toEqual([])
  await finger.see(true)
  await press(page, '用通行密钥登录')
  await page.getByRole('link', { name: new RegExp(worker.name) }).click()
  await row.locator('time').nth(1).waitFor()

  await row.getByRole('button', { name: /删\s*除/ }).click()
  await page
    .getByRole('tooltip')
    .getByRole('button', { name: /删\s*除/ })
    .click()
  await says(page, '还没有通行密钥')
  await leave(page)
  await press(page, '用通行密钥登录')
  await says(page, '这个通行密钥不存在或已被删除，请用密码登录')
  expect(problems).toEqual([])
})

testInDepth(
  'a gate’s phone: the password is asked for again, and a passkey opens the app of gates',
  async () => {
    const worker = await hire('shop', ['--stores', 'huasheng-nanjing'], settings)
    const { page, problems } = await takePhone(POCKET)
    await fingerprintOf(page)
    await typeLogin(page, worker, '/shop', origin)
    await page.getByRole('link', { name: new RegExp(worker.name) }).click()
    await says(page, '还没有通行密钥')
    const begin = '**/console/api/account/passkeys/begin'
    const answer = { resultCode: '943', resultMsg: '为保护账号，请再次输入密码', data: null }
    await page.route(begin, (route) => route.fulfill({ json: answer }), { times: 1 })
    await addPasskey(page, '柜台手机')
    const asked = page.getByRole('dialog', { name: '为保护账号，请再次输入密码' })
    await asked.getByLabel('密码').fill('wrong')
    await asked.getByRole('button', { name: /确\s*认/ }).click()
    await asked.getByText('账号、密码或动态码不正确').waitFor()
    expect(await barriers(page)).toEqual([])
    await asked.getByLabel('密码').fill(worker.password)
    await asked.getByRole('button', { name: /确\s*认/ }).click()
    await page.getByRole('listitem').filter({ hasText: '柜台手机' }).waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('link', { name: '返回核销' }).click()
    await leave(page)
    expect(await barriers(page)).toEqual([])
    await press(page, '用通行密钥登录')
    await page.getByRole('link', { name: new RegExp(worker.name) }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/shop')
    expect(problems).toEqual([])
  }
)

testInDepth('on another address passkeys are not used, and the right one is named', async () => {
  const { page } = await takePhone(POCKET)
  await page.goto(`${server.origin}/console`)
  await press(page, '用通行密钥登录')
  await says(page, `通行密钥只能在 ${origin} 使用，请从那里打开`)
})

testInDepth('the identity provider opens the account that is linked, and none for strangers', async () => {
  const worker = await hire('service', [], settings)
  const { page, problems } = await takePhone(DESK)
  await page.goto(`${origin}/console`)
  const choose = async (words: string) => {
    await press(page, '用企业账号登录')
    await page.getByRole('link', { name: words }).click()
  }
  await choose('同意登录')
  await says(page, '您的企业账号还没有绑定员工账号，请联系负责人')
  expect(await barriers(page)).toEqual([])
  await runStaffProgram(['link', worker.name, provider.subject], settings)
  await choose('取消')
  await says(page, '已取消登录，可以重试或用密码登录')
  await press(page, '用企业账号登录')
  await page.getByRole('link', { name: '同意登录' }).waitFor()
  await page.goBack()
  await choose('同意登录')
  await page.getByRole('link', { name: new RegExp(worker.name) }).click()
  await says(page, '已绑定')
  expect(new URL(page.url()).origin).toBe(origin)
  expect(problems).toEqual([])
})
