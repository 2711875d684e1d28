import { CHANNEL_CODES } from '../../../server/config/channels'
import { demoCatalogue } from '../../support/demo-catalogue'
import { cardEndpoints } from '../../../contract/card/endpoints'
import { plateEndpoints } from '../../../contract/plate/endpoints'
import { privilegeEndpoints } from '../../../contract/privilege/endpoints'
import type { CardProduct, Data, PrivilegeBrief } from '../../../contract/types'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { memberWithCard, rightsApp } from '../privilege/support'

let app: TestApp

beforeAll(async () => {
  app = await rightsApp({ seeded: true })
  // the catalogue's windows count from the day of seeding
  app.clock.set(new Date())
})
afterAll(() => app.close())

/** Calls and says what went wrong where something did. */
async function ok<D>(...args: Parameters<typeof call>): Promise<D> {
  const answer = await call<D>(...args)
  if (answer.resultCode !== '100')
    throw new Error(`${args[1].path} ${JSON.stringify(args[2])}: ${answer.resultMsg}`)
  return answer.data
}

describe('the demo catalogue, as the app reads it', () => {
  it.each(CHANNEL_CODES)('fills home, market and every privilege of channel %s', async (channel) => {
    const cards = await ok<CardProduct[]>(app, cardEndpoints.listCardsInfo, {}, { channel })
    expect(cards.length).toBeGreaterThan(0)
    for (const { cardId } of cards)
      await ok(app, cardEndpoints.getCardIndexConfigById, { cardId }, { channel })
    const home = await ok<Data<'indexConfig'>>(app, cardEndpoints.indexConfig, {}, { channel })
    expect([home.banners.length, home.plates.length, home.recommended.length]).not.toContain(0)
    const list = await ok<Data<'listPrivileges'>>(
      app,
      privilegeEndpoints.listPrivileges,
      { pageSize: 50 },
      { channel }
    )
    expect(list.list.length).toBeGreaterThan(20)
    for (const { privilegeId } of list.list) {
      await ok(app, privilegeEndpoints.myPrivilegeDetail, { privilegeId }, { channel })
    }
  })

  it('leads each channel with a card of its own and in its own name', async () => {
    const faces = await Promise.all(
      CHANNEL_CODES.map(async (channel) => {
        const cards = await ok<CardProduct[]>(app, cardEndpoints.listCardsInfo, {}, { channel })
        const { brand } = await ok<Data<'indexConfig'>>(app, cardEndpoints.indexConfig, {}, { channel })
        return { channel, card: cards[0]?.cardId, brand: brand.name, said: brand.slogan.length > 0 }
      })
    )
    expect(new Set(faces.map(({ card }) => card)).size).toBe(CHANNEL_CODES.length)
    expect(new Set(faces.map(({ brand }) => brand)).size).toBe(CHANNEL_CODES.length)
    expect(faces.every(({ said }) => said)).toBe(true)
  })

  it.each(['310000', '330100', '610100'])(
    'recommends in %s what can be used there before the rest',
    async (cityCode) => {
      const home = await ok<Data<'indexConfig'>>(app, cardEndpoints.indexConfig, { cityCode })
      const { rows } = await app.database.pool.query<{ id: string }>(
        `select pid as id from unnest($1::text[]) t(pid) where exists (select from privilege_merchants where privilege_id = pid)
         and not exists (select from privilege_merchants pm join merchants m on m.id = pm.merchant_id
           where pm.privilege_id = pid and m.city_code = $2)`,
        [home.recommended.map(({ privilegeId }) => privilegeId), cityCode]
      )
      const elsewhere = new Set(rows.map(({ id }) => id))
      const isElsewhere = home.recommended.map(({ privilegeId }) => elsewhere.has(privilegeId))
      expect(isElsewhere[0]).toBe(false)
      expect(isElsewhere).toEqual([...isElsewhere].sort())
    }
  )

  describe('leads home with what a city has of its own', () => {
    const leadsOf = async (input: Record<string, string>, channel = 'main') => {
      const home = await ok<Data<'indexConfig'>>(app, cardEndpoints.indexConfig, input, { channel })
      const local = [...home.banners, ...home.plates].filter((lead) => lead.local)
      return {
        banners: home.banners.map(({ id }) => id),
        plates: home.plates.map(({ plateId }) => plateId),
        local: local.map((lead) => ('plateId' in lead ? lead.plateId : lead.id))
      }
    }
    const NATIONWIDE = ['main-year', 'main-unique', 'main-coffee', 'main-lottery']

    it.each([
      ['上海', { cityCode: '310000' }, 'shanghai-night'],
      ['杭州', { cityCode: '330100' }, 'hangzhou-slow'],
      ['西安', { cityCode: '156610100' }, 'xian-wall'],
      ['a district of 杭州', { cityCode: '330106' }, 'hangzhou-slow'],
      ['a place in 上海', { cityCode: '310000', longitude: '121.47', latitude: '31.23' }, 'shanghai-night'],
      ['杭州, from 上海', { cityCode: '330100', longitude: '121.47', latitude: '31.23' }, 'hangzhou-slow']
    ])('%s', async (_name, input: Record<string, string>, own) => {
      const { banners, plates, local } = await leadsOf(input)
      expect(banners).toEqual([own, ...NATIONWIDE])
      expect([plates[0], plates[1]]).toEqual([own, 'coffee-monthly'])
      expect(local).toEqual([own, own])
    })

    it.each([
      ['a city with nothing of its own', { cityCode: '110000' }],
      ['a city that there is not', { cityCode: '999999' }],
      ['no city', {}],
      // the nearest stores are those of 杭州 and of 西安
      ['a position in 绍兴', { longitude: '120.5802', latitude: '30.0303' }],
      ['a position in 咸阳', { longitude: '108.7093', latitude: '34.3296' }],
      ['咸阳', { cityCode: '610400', longitude: '108.7093', latitude: '34.3296' }]
    ])('%s: what is for every one', async (_name, input: Record<string, string>) => {
      const { banners, plates, local } = await leadsOf(input)
      expect(banners).toEqual(NATIONWIDE)
      expect(plates[0]).toBe('coffee-monthly')
      expect(plates.filter((id) => ['shanghai-night', 'hangzhou-slow', 'xian-wall'].includes(id))).toEqual([])
      expect(local).toEqual([])
    })

    it('to each who asks their own, however many ask at once, and nothing on the way may keep it', async () => {
      const cities = ['310000', '330100', '610100', '110000', undefined]
      const asked = [...cities, ...cities, ...cities].map((cityCode): Record<string, string> =>
        cityCode ? { cityCode } : {}
      )
      const firsts = await Promise.all(asked.map(async (input) => (await leadsOf(input)).banners[0]))
      const each = ['shanghai-night', 'hangzhou-slow', 'xian-wall', 'main-year', 'main-year']
      expect(firsts).toEqual([...each, ...each, ...each])
      const { headers } = await call(app, cardEndpoints.indexConfig, { cityCode: '310000' })
      expect([headers['cache-control'], headers['etag']]).toEqual(['no-store', undefined])
    })

    it('in the channels that have such banners', async () => {
      expect((await leadsOf({ cityCode: '310000' }, 'lvyun')).banners[0]).toBe('shanghai-night')
      expect((await leadsOf({ cityCode: '310000' }, 'yanglao')).banners[0]).toBe('yanglao-care')
    })

    it('and every privilege of a city’s plate can be used there', async () => {
      const { rows } = await app.database.pool.query<{ plate: string; privilege: string }>(
        `select p.id as plate, pp.privilege_id as privilege from plates p join plate_privileges pp on pp.plate_id = p.id
         where p.city_codes <> '{}' and not exists (select from privilege_merchants pm
           join merchants m on m.id = pm.merchant_id
           where pm.privilege_id = pp.privilege_id and m.city_code = any(p.city_codes))`
      )
      expect(rows).toEqual([])
    })
  })

  it('lets a holder of each card take everything that its plates allow, each kind of delivery', async () => {
    const cards = await ok<CardProduct[]>(app, cardEndpoints.listCardsInfo)
    const taken = new Map<string, number>()
    for (const { cardId } of cards) {
      const member = await memberWithCard(app, `holder-${cardId}`, cardId)
      await app.database.pool.query('update members set birthday = $2, mobile = $3 where id = $1', [
        member.memberId,
        app.clock.now(),
        `1380000${String(1000 + cards.findIndex((card) => card.cardId === cardId))}`
      ])
      const card = { memberCardId: member.memberCardId }
      const plates = await ok<Data<'indexPlateInfo'>>(app, plateEndpoints.indexPlateInfo, card, member)
      for (const { memberPlateId, privileges, round } of plates) {
        expect(round?.roundNo).toBe(1)
        for (const brief of privileges) await takeOne(member.token, memberPlateId, brief, taken)
      }
    }
    expect(taken.get('100')).toBeGreaterThan(20)
    expect([...taken.keys()].every((code) => ['100', '901', '902', '903', '904'].includes(code))).toBe(true)
  })
})

const AT_PARTNERS = new Set(
  demoCatalogue()
    .privileges.filter(({ redirect }) => redirect)
    .map(({ id }) => id)
)

async function takeOne(
  token: string,
  memberPlateId: string,
  brief: PrivilegeBrief,
  taken: Map<string, number>
) {
  const input = {
    privilegeId: brief.privilegeId,
    memberPlateId,
    account: '13800138000',
    accepts: ['day'] as const
  }
  // slowly, as a person does
  app.clock.advance(60_000)
  const { resultCode } = await call(app, privilegeEndpoints.receivePrivilege, input, { token })
  // what is had at a partner is not handed over by us
  if (AT_PARTNERS.has(brief.privilegeId)) return expect(resultCode).toBe('404')
  taken.set(resultCode, (taken.get(resultCode) ?? 0) + 1)
}
