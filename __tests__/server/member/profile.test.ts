import { memberEndpoints } from '../../../contract/member/endpoints'
import type { Data, MemberProfile } from '../../../contract/types'
import { AVATARS } from '../../../server/lib/shipped-pictures'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes } from '../session/support'

let app: TestApp
let token: string

beforeAll(async () => {
  app = await buildAppWithSandboxes()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.database.clear('members', 'rate_hits')
  token = await app.login('m_one', '13800138000')
})

const profile = () => call<MemberProfile>(app, memberEndpoints.getMyMemberInfo, {}, { token })
const change = (input: Record<string, unknown>) =>
  call<MemberProfile>(app, memberEndpoints.updatePersonalInfo, input, { token })

test('the profile masks the number; one call of its own tells it whole', async () => {
  expect((await profile()).data).toEqual({
    memberBaseInfo: { id: 'm_one' },
    nickname: '测试会员',
    avatar: null,
    gender: 'unknown',
    birthday: null,
    maskedMobile: '138****8000',
    hasMobile: true
  })
  const whole = await call<Data<'getMemberMobile'>>(app, memberEndpoints.getMemberMobile, {}, { token })
  expect(whole.data).toEqual({ mobile: '13800138000' })
})

test('a visitor is told to log in', async () => {
  for (const name of ['getMyMemberInfo', 'getMemberMobile', 'getMySummary'] as const) {
    expect((await call(app, memberEndpoints[name])).resultCode).toBe('305')
  }
})

test('what is sent changes, what is not stays', async () => {
  const [avatar] = AVATARS
  await change({ nickname: ' 小明 ', avatar })
  await change({ gender: 'female', birthday: '1990-05-01' })
  expect((await profile()).data).toMatchObject({
    nickname: '小明',
    avatar,
    gender: 'female',
    birthday: '1990-05-01'
  })
  expect((await change({ birthday: null })).data.birthday).toBeNull()
  expect((await change({})).data).toMatchObject({ nickname: '小明', birthday: null })
})

test.each([
  { nickname: '   ' },
  { nickname: '\u0001\u0002' },
  { nickname: 'x\ud83d' },
  { birthday: '2026-11-22' },
  { birthday: '1800-01-01' },
  { birthday: '2026-02-30' },
  { gender: 'robot' },
  { avatar: 'https://evil.example/a.png' },
  { avatar: '/assets/uploads/abcdefghijklmnopqrstuv' },
  { avatar: 'javascript:alert(1)' }
])('%j is refused and changes nothing', async (input) => {
  const before = (await profile()).data
  expect(await change({ gender: 'male', ...input })).toMatchObject({ status: 400, resultCode: '400' })
  expect((await profile()).data).toEqual(before)
})

test('today is a possible birthday', async () => {
  expect((await change({ birthday: '2026-11-21' })).data.birthday).toBe('2026-11-21')
})
