/** What plates are worth, computed from what is in them and over the periods that a card delivers. */
import { cardEndpoints } from '../../../contract/card/endpoints'
import { plateEndpoints } from '../../../contract/plate/endpoints'
import type { Data, PlateOffer } from '../../../contract/types'
import { paysBackAfter, worthOfPlate } from '../../../server/domain/plate-worth'
import { demoCatalogue } from '../../support/demo-catalogue'
import { buildTestApp, type TestApp } from '../../support/server/test-app'
import { call } from '../../support/server/call'

const right = (faceFen: number, delivery = 'code', redirect: object | null = null) => ({
  faceFen,
  delivery,
  redirect
})

test('a plate is worth what can be taken over its rounds, on average over the choice; a draw or a partner’s price is worth nothing', () => {
  const coffee = { quota: 2, privileges: [1600, 1900, 2200, 2400, 2800].map((fen) => right(fen)) }
  expect(worthOfPlate(coffee, 12)).toEqual({ takes: 24, worthFen: 52_300 })
  // the card ends before
  expect(worthOfPlate(coffee, 3)).toEqual({ takes: 6, worthFen: 13_100 })
  expect(worthOfPlate({ quota: 1, privileges: [right(1000, 'draw'), right(3000)] }, 2).worthFen).toBe(3000)
  expect(worthOfPlate({ quota: 1, privileges: [right(3000, 'code', {})] }, 12)).toEqual({
    takes: 0,
    worthFen: 0
  })
  // no more than there is
  expect(worthOfPlate({ quota: 4, privileges: [right(500), right(700)] }, 1)).toEqual({
    takes: 2,
    worthFen: 1200
  })
  expect(worthOfPlate({ quota: 1, privileges: [] }, 5)).toEqual({ takes: 0, worthFen: 0 })
})

test('a price is paid back after so many average takes, or never', () => {
  expect(paysBackAfter(29_900, { takes: 40, worthFen: 120_000 })).toBe(10)
  expect(paysBackAfter(30_001, { takes: 40, worthFen: 120_000 })).toBe(11)
  expect(paysBackAfter(29_900, { takes: 2, worthFen: 29_800 })).toBeNull()
  expect(paysBackAfter(0, { takes: 0, worthFen: 0 })).toBeNull()
})

describe('in the catalogue', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await buildTestApp({ seeded: true })
  })
  afterAll(() => app.close())

  const cardsOf = async () => (await call<Data<'listCardsInfo'>>(app, cardEndpoints.listCardsInfo, {})).data
  const detailOf = async (cardId: string) =>
    (await call<Data<'getCardIndexConfigById'>>(app, cardEndpoints.getCardIndexConfigById, { cardId })).data

  const given = new Map(
    demoCatalogue().privileges.map(({ id, delivery, redirect }) => [id, delivery !== 'draw' && !redirect])
  )

  /** Of the privileges that the plate’s own page lists. */
  async function addedUp({ plateId, quota, rounds }: PlateOffer): Promise<number> {
    const { data } = await call<Data<'getPlateDetail'>>(app, plateEndpoints.getPlateDetail, { plateId })
    const values = data.privileges.map(({ privilegeId, faceFen }) => (given.get(privilegeId) ? faceFen : 0))
    return (values.reduce((sum, fen) => sum + fen, 0) / values.length) * quota * rounds
  }

  test('every plate on every card adds up, and a card is worth its plates', async () => {
    for (const { cardId, priceFen } of await cardsOf()) {
      const { included, addons, payback } = await detailOf(cardId)
      for (const plate of [...included, ...addons]) {
        const difference = Math.abs(plate.listPriceFen - (await addedUp(plate)))
        expect({ cardId, plate: plate.plateId, isExact: difference <= 50 }).toEqual({
          cardId,
          plate: plate.plateId,
          isExact: true
        })
      }
      const worthFen = included.reduce((sum, plate) => sum + plate.listPriceFen, 0)
      const worthy = included.filter(({ listPriceFen }) => listPriceFen > 0)
      const takes = worthy.reduce((sum, { quota, rounds }) => sum + quota * rounds, 0)
      expect({ cardId, payback }).toEqual({
        cardId,
        payback: { worthFen, after: Math.ceil((priceFen * takes) / worthFen) }
      })
    }
  })

  test('咖啡自由 is worth twelve months of two cups on a year’s card, three months on a season’s', async () => {
    const coffeeOn = async (cardId: string) =>
      (await detailOf(cardId)).included.find(({ plateId }) => plateId === 'coffee-monthly')?.listPriceFen
    expect(await coffeeOn('main-year')).toBe(52_300)
    expect(await coffeeOn('main-season')).toBe(13_100)
  })
})
