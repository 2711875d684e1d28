import { chosenCityAtom } from '@/features/location/atoms'
import { store } from '@/lib/store'
import MovieList from '@/pages/movieList/index'
import { dayLabel, releaseText, scoreText } from '@/features/partner/films'
import type { Film } from '@/features/partner/model'
import { Around } from '../../../support/around'
import { fakeApi, no, ok, type Answer, type Sent } from '../../../support/fake-api'
import { act, control, find, mountPage, tap, text } from '../../../support/mount.h5'
import { shown, stage, strike, until } from '../../features/order/stage'

const DATES = ['2026-11-21', '2026-11-22', '2026-11-23']
const REDIRECT = {
  message: JSON.stringify({
    receiveWayExtension: {
      jointLogin: null,
      isInternal: 1,
      miniProgramRedirectUrl: '/pages/nndypPlacementUrl/index'
    }
  }),
  redirectUrl: '/pages/nndypPlacementUrl/index?cityCode=310000'
}
const film = (over: Partial<Film> = {}): Film => ({
  filmId: 'f1',
  name: '远山来信',
  poster: '/assets/f1.webp',
  score: 92,
  minutes: 118,
  genres: '剧情 爱情',
  releasedOn: '2026-11-14',
  cast: '甲、乙',
  fromFen: 3290,
  showings: 12,
  ...over
})
const answer = (films: Film[], date = DATES[0]) =>
  ok({ cityCode: '310000', cityName: '上海', date, dates: DATES, films, redirect: REDIRECT })

let went: [string, string][]
beforeEach(() => {
  ;({ went } = stage())
})
afterEach(strike)

const open = (query: Record<string, string> = {}) =>
  mountPage(MovieList, { path: 'pages/movieList/index', query, App: Around })
const films = (calls: readonly Sent[]) =>
  calls.filter(({ name }) => name === 'listFilms').map(({ url }) => url)

it('shows films with score, length, first day and price; a film goes on to the partner with it', async () => {
  fakeApi({ listFilms: () => answer([film(), film({ filmId: 'f2', name: '新片', score: null })]) })
  await open()
  await shown('远山来信')
  for (const words of ['上海', '9.2', '剧情 爱情 · 118 分钟', '11月14日上映', '12 场', '32.90', '暂无评分'])
    expect(text()).toContain(words)
  await tap(control('新片'))
  await until(() => went.length > 0)
  expect(went).toEqual([
    ['push', `/pages/nndypPlacementUrl/index?cityCode=310000&filmId=f2&date=${String(DATES[0])}`]
  ])
})

it('asks for the city and the day of the link, and for the day that is chosen', async () => {
  const calls = fakeApi({
    listFilms: ({ url }) => answer([film()], url.includes('11-22') ? DATES[1] : DATES[0])
  })
  await open({ cityCode: '110000' })
  await shown('今天')
  await tap(find('[aria-label="周日 11.22"]'))
  await until(() => films(calls).length === 2)
  expect(films(calls)[0]).toContain('cityCode=110000')
  expect(films(calls)[1]).toContain('cityCode=110000&date=2026-11-22')
  await until(() => find('[aria-label="周日 11.22"]').getAttribute('aria-selected') === 'true')
})

it('a day without showings says so, and another city can be chosen', async () => {
  fakeApi({ listFilms: () => answer([]) })
  await open()
  await shown('当日暂无排片')
  await tap('换个城市')
  expect(went).toEqual([['push', '/pages-secondary/searchAddress/index']])
})

it('a failure can be tried again', async () => {
  let down = true
  fakeApi({ listFilms: () => (down ? no('913', '年年电影暂时无法访问') : answer([film()])) })
  await open()
  await shown('年年电影暂时无法访问')
  down = false
  await tap('重试')
  await shown('远山来信')
})

it('another day that fails keeps the strip, with the way back to the day that worked', async () => {
  fakeApi({
    listFilms: ({ url }) => (url.includes('11-22') ? no('913', '年年电影暂时无法访问') : answer([film()]))
  })
  await open()
  await shown('远山来信')
  await tap(find('[aria-label="周日 11.22"]'))
  await shown('年年电影暂时无法访问')
  expect(text()).toContain('上海')
  expect(text()).not.toContain('远山来信')
  expect(find('[aria-label="周日 11.22"]').getAttribute('aria-selected')).toBe('true')
  await tap(find('[aria-label="今天 11.21"]'))
  await shown('远山来信')
  expect(text()).not.toContain('年年电影暂时无法访问')
})

it.each([
  ['2026-11-21', '今天', '11.21'],
  ['2026-11-22', '周日', '11.22'],
  ['2026-12-05', '周六', '12.05']
])('%s is called %s, %s', (day, name, date) => {
  expect(dayLabel(day, '2026-11-21')).toEqual({ name, date })
})

it('scores out of ten, and first days', () => {
  expect(scoreText({ score: 90 })).toBe('9.0')
  expect(scoreText({ score: null })).toBeUndefined()
  expect(releaseText({ releasedOn: '2026-11-21' }, '2026-11-21')).toBe('11月21日上映')
  expect(releaseText({ releasedOn: '2026-12-05' }, '2026-11-21')).toBe('12月5日首映')
})

it('who turns out to be in the city that is on the screen sees its films stay; in another city they go', async () => {
  const later = new Promise<Answer>(() => undefined)
  fakeApi({ listFilms: ({ url }) => (url.includes('cityCode') ? later : answer([film()])) })
  await open()
  await shown('远山来信')
  const isIn = (code: string, name: string) =>
    act(() => store.set(chosenCityAtom, { code, name, location: null, chosenAt: 1 }))
  await isIn('310000', '上海市')
  expect(text()).toContain('远山来信')
  await isIn('110000', '北京市')
  expect(text()).not.toContain('远山来信')
  await act(() => store.set(chosenCityAtom, null))
})
