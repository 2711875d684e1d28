import { endpoints } from '../../../contract/endpoints'
import type { Data } from '../../../contract/types'
import type { PartnerRedirect } from '../../../server/db/schema/partner-redirect'
import { withTransaction } from '../../../server/db/client'
import { demoCatalogue } from '../../support/demo-catalogue'
import { createPartners } from '../../../server/gateways/partner/create-partners'
import { grantCard } from '../../../server/modules/card/grant'
import { decideAction } from '../../../server/modules/privilege/action'
import { privilegeModule } from '../../../server/modules/privilege/routes'
import { redirectView } from '../../../server/modules/partner/redirect'
import { call } from '../../support/server/call'
import { buildTestApp, testSettings, type TestApp } from '../../support/server/test-app'

const site = (partner: string) => `https://${partner}.example.com`
const extensionOf = (redirect: PartnerRedirect) =>
  (JSON.parse(redirectView(redirect, site).message) as { receiveWayExtension: Record<string, unknown> })
    .receiveWayExtension

/** What the catalogue has one of, each. */
test.each([
  ['a login address of a partner (rule joint.1)', { jointLogin: 1 }],
  ['a Meituan address (rule joint.2)', { jointLogin: 2 }],
  ['a QNX login address (rule joint.3)', { jointLogin: 3, miniProgramAppId: '' }],
  ['a Meituan DP address (rule joint.4)', { jointLogin: 4 }],
  ['straight to redirectUrl (rule joint.other)', { jointLogin: null, miniProgramAppId: '', isInternal: 0 }],
  ['a mini-program of a partner (rule check.miniProgram)', { miniProgramAppId: 'wx0123456789abcdef' }],
  ['a path inside our own mini-program (rule check.internal)', { isInternal: 1 }]
])('%s', (_row, wanted) => {
  const found = demoCatalogue().privileges.filter(({ redirect }) => {
    const extension = redirect ? extensionOf(redirect) : {}
    return Object.entries(wanted).every(([name, value]) => extension[name] === value)
  })
  expect(found).toHaveLength(1)
  const [privilege] = found
  if (privilege?.redirect) expect(redirectView(privilege.redirect, site).redirectUrl).not.toBe('')
})

test('the redirect of a partner that is not connected is empty: nothing happens then', () => {
  expect(redirectView({ partner: 'hdz', path: '/', jointLogin: 1 }, () => null).redirectUrl).toBe('')
})

describe('jump stands exactly where take would', () => {
  let app: TestApp
  let token: string
  const detail = async (as?: string) => {
    const answer = await call<Data<'myPrivilegeDetail'>>(
      app,
      endpoints.myPrivilegeDetail,
      { privilegeId: 'jump-meituan' },
      as === undefined ? {} : { token: as }
    )
    return answer.data
  }

  beforeAll(async () => {
    app = await buildTestApp({
      seeded: true,
      gateways: { partners: await createPartners(testSettings()) },
      modules: [privilegeModule]
    })
    token = await app.login('buyer', '13800000001')
  })
  afterAll(() => app.close())

  test('a visitor logs in, a member without a card buys one', async () => {
    expect((await detail()).action.kind).toBe('login')
    expect((await detail(token)).action.kind).toBe('buyCard')
  })

  test('who holds the plate jumps, to the address that the message goes with', async () => {
    const grant = { memberId: 'buyer', cardId: 'main-year', now: app.clock.now() }
    await withTransaction(app.database.db, (tx) => grantCard(tx, grant))
    const { action, redirect } = await detail(token)
    expect(action).toMatchObject({ kind: 'jump', memberPlateId: expect.any(String) as string })
    expect(redirect).toEqual({
      message: JSON.stringify({
        receiveWayExtension: {
          jointLogin: 2,
          miniProgramAppId: '',
          miniProgramRedirectUrl: '',
          isInternal: 0
        }
      }),
      redirectUrl: 'http://test.local/sandbox/partner/meituan/'
    })
    const taken = await call(
      app,
      endpoints.receivePrivilege,
      { privilegeId: 'jump-meituan', memberPlateId: action.memberPlateId },
      { token }
    )
    expect(taken).toMatchObject({ resultCode: '404', data: null })
  })

  test('before it begins and when it is over nobody jumps', () => {
    const now = new Date('2026-11-21T10:00:00+08:00')
    const later = new Date(now.getTime() + 1)
    const input = { loggedIn: true, now, plates: [], inactiveCard: null, plateOnSale: null, cardOnSale: null }
    const privilege = { stock: null, startsAt: null, endsAt: null, groupId: null, redirect: {} }
    expect(decideAction({ ...input, privilege: { ...privilege, startsAt: later } }).kind).toBe('notStarted')
    expect(decideAction({ ...input, privilege: { ...privilege, endsAt: now } }).kind).toBe('ended')
  })
})
