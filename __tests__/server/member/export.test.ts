import { memberEndpoints } from '../../../contract/member/endpoints'
import type { Data } from '../../../contract/types'
import { accountCode } from '../../support/server/account-code'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes, loginBySms } from '../session/support'

const MOBILE = '13800138000'
const OTHER = '13900139000'
let app: TestApp

beforeAll(async () => {
  app = await buildAppWithSandboxes()
})
afterAll(() => app.close())
beforeEach(() => app.database.clear('members', 'sms_codes', 'sandbox_sms', 'rate_hits', 'feedbacks'))

const ask = async (token: string | undefined) =>
  call<Data<'exportMyData'>>(
    app,
    memberEndpoints.exportMyData,
    token ? await accountCode(app, token, 'export') : {},
    token ? { token } : {}
  )

async function addAddress(memberId: string, id: string, name: string, mobile: string) {
  await app.database.pool.query(
    `insert into addresses (id, member_id, name, mobile, area_code, province, city, district, street, detail, is_default, request_key)
     values ($1, $2, $3, $4, '330106', '浙江省', '杭州市', '西湖区', '', '文三路 1 号', true, $1)`,
    [id, memberId, name, mobile]
  )
}

test('the owner gets everything of theirs in their words, and nothing of others', async () => {
  const mine = await loginBySms(app, MOBILE)
  const theirs = await loginBySms(app, OTHER)
  await addAddress(mine.data.memberId, 'address-1', '林间月', MOBILE)
  await addAddress(theirs.data.memberId, 'address-2', '山中客', OTHER)
  const { data } = await ask(mine.data.accessToken)
  expect(data.fileName).toMatch(/^我的个人信息-\d{4}-\d{2}-\d{2}\.json$/)
  const file = JSON.parse(data.text) as Record<string, Record<string, unknown>>
  expect(file['手机号']?.['账号']).toMatchObject([{ 手机号: MOBILE }])
  expect(file['收货人姓名、手机号和地址']?.['收货地址']).toMatchObject([
    { 收货人: '林间月', 详细地址: '文三路 1 号', 默认地址: '是' }
  ])
  expect(data.text).not.toContain(OTHER)
  expect(data.text).not.toContain('山中客')
})

test('holds no token, no hash and no key of ours', async () => {
  const { data: login } = await loginBySms(app, MOBILE)
  const { data } = await ask(login.accessToken)
  expect(data.text).not.toContain(login.accessToken)
  expect(data.text).not.toMatch(/[0-9a-f]{64}/)
  expect(JSON.parse(data.text)).toHaveProperty('登录状态')
})

test('money is in yuan, states and moments in Chinese', async () => {
  const { data: login } = await loginBySms(app, MOBILE)
  await app.database.pool.query(
    `insert into orders (order_no, member_id, channel_code, kind, state, total_fen, discount_fen, pay_fen, created_at, expires_at)
     values ('20261121000000000001', $1, 'main', 'card', 'fulfilled', 1990, 0, 1990, '2026-11-21T02:00:00Z', now())`,
    [login.memberId]
  )
  const file = JSON.parse((await ask(login.accessToken)).data.text) as Record<string, Record<string, unknown>>
  expect(file['订单与支付记录']?.['订单']).toMatchObject([
    {
      订单号: '20261121000000000001',
      类型: '会员卡',
      状态: '已完成',
      支付金额: '19.90 元',
      下单时间: expect.stringContaining('10:00') as string
    }
  ])
})

test('nobody else gets it, and nobody five times more than that a day', async () => {
  expect((await ask(undefined)).resultCode).toBe('305')
  const { data } = await loginBySms(app, MOBILE)
  for (let n = 0; n < 5; n++) expect((await ask(data.accessToken)).resultCode).toBe('100')
  expect((await ask(data.accessToken)).resultCode).toBe('429')
})
