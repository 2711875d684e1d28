import { filmPage } from '../../../server/sandbox/partner/film-pages'
import { filmsOf } from '../../../server/sandbox/partner/films'
import { orderPage } from '../../../server/sandbox/partner/pages'

test('a film comes out at midnight in China, not eight hours later', () => {
  const released = (moment: string) =>
    filmsOf('310000', '2026-11-21', new Date(moment)).map(({ releasedOn }) => releasedOn)
  const night = released('2026-11-20T16:00:00Z')
  expect(night).toEqual(released('2026-11-21T04:00:00Z'))
  expect(night).not.toEqual(released('2026-11-20T15:59:59Z'))
})

describe('late in the evening there is a way on', () => {
  const DAYS = ['2026-11-20', '2026-11-21']

  test('after the last showing of a day leads to the next day', () => {
    const page = (date: string, clock: string) => filmPage('tide', '310000', date, DAYS, clock)?.text
    expect(page('2026-11-20', '12:00')).not.toContain('看下一天的场次')
    expect(page('2026-11-20', '23:30')).toMatch(
      /class="button" href="[^"]*date=2026-11-21"\s*>看下一天的场次/
    )
  })

  test('an order whose time is over leads back to what there is', () => {
    const order = {
      orderNo: 'F1',
      title: '潮声以北',
      detail: '2026-11-20 21:40',
      picture: '/film.webp',
      payFen: 3990,
      listFen: 4500,
      state: 'unpaid',
      expiresAt: new Date('2026-11-20T15:59:00Z')
    } as unknown as Parameters<typeof orderPage>[1]
    const page = (now: string) => orderPage('nndyp', order, 'https://ours.test/pay', new Date(now)).text
    expect(page('2026-11-20T15:58:00Z')).toContain('去支付')
    const over = page('2026-11-20T16:01:00Z')
    expect(over).toContain('data-state="cancelled"')
    expect(over).toContain('再去看看')
    expect(over).not.toContain('去支付')
  })
})
