/** The films of the sandbox film site: what is shown where and when, the same for every caller. */
import type { Film } from '@contract/types'
import { filmPicture } from '../../lib/shipped-pictures'
import { dayInChina } from '../../lib/china-time'

interface FilmRow {
  readonly filmId: string
  readonly name: string
  readonly score: number | null
  readonly minutes: number
  readonly genres: string
  /** Days since the first showing on `today`. */
  readonly since: number
  readonly cast: string
  readonly story: string
}

const film = (
  filmId: string,
  name: string,
  score: number | null,
  minutes: number,
  genres: string,
  since: number,
  cast: string,
  story: string
): FilmRow => ({ filmId, name, score, minutes, genres, since, cast, story })

const FILMS: readonly FilmRow[] = [
  film(
    'tide',
    '潮声以北',
    92,
    128,
    '剧情 / 冒险',
    9,
    '林朝、许未眠',
    '一座灯塔，两代守塔人，一封迟到三十年的信。'
  ),
  film(
    'star',
    '第七颗星',
    89,
    141,
    '科幻',
    5,
    '周屿、唐知夏',
    '最后一艘移民船上，有人开始收到来自出发地的回信。'
  ),
  film(
    'lantern',
    '灯火巷',
    87,
    112,
    '喜剧 / 家庭',
    16,
    '方小满、陈伯年',
    '老巷拆迁前的最后一个春节，三家人挤进一张圆桌。'
  ),
  film(
    'whale',
    '鲸落之前',
    94,
    96,
    '动画',
    3,
    '配音：苏苏、阿宽',
    '小小的磷虾想在鲸鱼睡着以前，把星星讲给它听。'
  ),
  film('mountain', '雪线', 85, 134, '冒险 / 灾难', 12, '江野、达瓦', '五个人，四张氧气面罩，七十二小时。'),
  film(
    'melody',
    '慢板',
    83,
    108,
    '爱情 / 音乐',
    20,
    '宋棠、贺一鸣',
    '钢琴调音师在每架琴里，都藏了一个走音的键。'
  ),
  film('night', '夜行列车', 81, 119, '悬疑', 7, '沈默、杜若', '卧铺车厢熄灯以后，少了一个人，多了一张票。'),
  film(
    'kite',
    '纸鸢往南',
    null,
    101,
    '剧情',
    0,
    '罗小北、韩雪樵',
    '男孩把写给妈妈的话系在风筝上，放了整整一个秋天。'
  )
]

const CINEMAS = ['穹野影城（江景店）', '幕间影院（老街店）', '穹野影城（大学城店）'] as const
const TIMES = ['10:30', '13:10', '15:40', '18:20', '19:50', '21:40'] as const

/** Rows and seats of a hall. */
export const HALL = { rows: 6, seats: 8 } as const

export interface Showing {
  readonly showingId: string
  readonly film: FilmRow
  readonly date: string
  readonly time: string
  readonly cinema: string
  readonly listFen: number
  readonly seatFen: number
}

/** Films on show in a city on a day, for the gateway. */
export function filmsOf(cityCode: string, date: string, now: Date): Film[] {
  return FILMS.map(({ filmId, name, score, minutes, genres, since, cast }) => {
    const showings = showingsOf(filmId, cityCode, date)
    return {
      filmId,
      name,
      poster: filmPicture(filmId),
      score,
      minutes,
      genres,
      releasedOn: dayInChina(now, -since),
      cast,
      fromFen: Math.min(...showings.map((showing) => showing.seatFen)),
      showings: showings.length
    }
  })
}

export const filmNamed = (filmId: string): FilmRow | undefined => FILMS.find((row) => row.filmId === filmId)

/** Showings of a film in a city on a day, by cinema and time; empty for an unknown film. */
export function showingsOf(filmId: string, cityCode: string, date: string): Showing[] {
  const found = filmNamed(filmId)
  if (!found) return []
  return CINEMAS.flatMap((cinema, hall) =>
    TIMES.flatMap((time, slot) => {
      const chance = spread(`${filmId} ${cityCode} ${date} ${hall} ${slot}`)
      if (chance % 3 !== 0 && !(hall === 0 && slot === 3)) return []
      const listFen = 4500 + (chance % 4) * 500
      const seatFen = Math.round(listFen * (time < '17:00' ? 0.6 : 0.75))
      const showingId = [filmId, cityCode, date, hall, slot].join('_')
      return [{ showingId, film: found, date, time, cinema, listFen, seatFen }]
    })
  )
}

/** A showing by its id; undefined if it does not exist. */
export function showingById(showingId: string): Showing | undefined {
  const [filmId = '', cityCode = '', date = ''] = showingId.split('_')
  return showingsOf(filmId, cityCode, date).find((showing) => showing.showingId === showingId)
}

/** Seats that are always sold: `5排6座`. */
export function soldSeats(showingId: string): ReadonlySet<string> {
  const names = Array.from({ length: HALL.rows * HALL.seats }, (_, index) => seatName(index))
  return new Set(names.filter((name) => spread(showingId + name) % 5 === 0))
}

/** Name of the n-th seat, counted row by row. */
export const seatName = (index: number) =>
  `${Math.floor(index / HALL.seats) + 1}排${(index % HALL.seats) + 1}座`

/** The same number for the same text, evenly distributed enough (FNV-1a). */
function spread(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash >>> 7
}
