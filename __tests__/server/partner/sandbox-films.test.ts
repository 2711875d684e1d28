import { filmsOf } from '../../../server/sandbox/partner/films'

test('a film comes out at midnight in China, not eight hours later', () => {
  const released = (moment: string) =>
    filmsOf('310000', '2026-11-21', new Date(moment)).map(({ releasedOn }) => releasedOn)
  const night = released('2026-11-20T16:00:00Z')
  expect(night).toEqual(released('2026-11-21T04:00:00Z'))
  expect(night).not.toEqual(released('2026-11-20T15:59:59Z'))
})
