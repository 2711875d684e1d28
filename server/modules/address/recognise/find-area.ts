import type { AreaDistrict } from '../../../gateways/map/china/areas'
import { BY_FIRST, type CityNames, type ProvinceNames, type Written } from './area-names'

/** The area that a text names, and its position. */
export interface FoundArea {
  readonly from: number
  readonly to: number
  readonly province: ProvinceNames
  readonly city: CityNames | undefined
  readonly district: AreaDistrict | undefined
  /** The district's name in the text, if it differs from the current one. */
  readonly old: string | undefined
  /** What the text names that is no division but belongs into the address: 雄安新区. */
  readonly zone?: string | undefined
}

interface Path extends FoundArea {
  readonly score: number
}

/** Separators between the parts of an area, and placeholders that area lists use for empty levels. */
const BETWEEN =
  /^(?:[\s,/\-·.>]|市辖区|省直辖县级行政区划|省直辖县级行政单位|自治区直辖县级行政区划|自治区直辖县级行政单位|省直辖县|县(?=\p{Script=Han}{2,}县))*/u
/** A short name followed by one of these is part of the name of a road, estate or building: 南京路, 上海城. */
const OF_A_THING =
  /^(?:[东西南北中上下新老大小]?[一二三四五六七八九十\d]{0,2}(?:环|横|纵)?)?(?:[区县市镇乡州旗省]|路|街|道|巷|弄|胡同|大街|大道|城|村|庄|山庄|广场|大厦|大楼|大桥|大酒店|酒店|饭店|宾馆|站|机场|火车|小区|花园|花苑|公寓|公园|新村|家园|学院|大学|中学|小学|银行|商城|商场|市场|医院|里(?![屯河桥庄店堡铺坪台塘])|苑|园|府|湾|港)/
/** 义乌市 in 义乌市场 is not a city. */
const KIND_GOES_ON: Readonly<Record<string, RegExp>> = {
  市: /^(?:场|民|政府|委)/,
  区: /^(?:间|域|块)/,
  县: /^道/
}

const POINTS = { province: 3, city: 3, district: 4, full: 1 }

class Reader {
  private readonly candidates: Path[] = []

  constructor(private readonly text: string) {}

  /** The most complete path; the first among equals. */
  best(): FoundArea | undefined {
    for (let at = 0; at < this.text.length; at += 1) this.readAt(at)
    return this.candidates.reduce<Path | undefined>(
      (best, next) => (best && best.score >= next.score ? best : next),
      undefined
    )
  }

  private after(at: number): number {
    return at + (BETWEEN.exec(this.text.slice(at))?.[0].length ?? 0)
  }

  /**
   * Whether a place is named here; a short name counts only if it is not part of another name, as 北京 in 北京西城 is not, where
   * a district of one of its `cities` follows.
   */
  private names(at: number, { text, way }: Written<unknown>, cities: readonly CityNames[] = []): boolean {
    if (!this.text.startsWith(text, at)) return false
    const end = at + text.length
    const next = this.text.slice(end)
    if (way === 'short')
      return !OF_A_THING.test(next) || cities.some((city) => this.here(end, city.districts).length > 0)
    return !KIND_GOES_ON[text.slice(-1)]?.test(next)
  }

  private here<Place>(at: number, written: readonly Written<Place>[]): Written<Place>[] {
    return written.filter((one) => this.names(at, one))
  }

  private readAt(at: number): void {
    const first = this.text.charAt(at)
    for (const { province, written } of BY_FIRST.provinces.get(first) ?? [])
      if (this.names(at, written, province.cities)) this.readProvince(at, province, written)
    for (const { province, city, written } of BY_FIRST.cities.get(first) ?? [])
      if (this.names(at, written, [city])) this.readCityHere(at, at, province, city, 0, written)
    this.readLoneDistrict(at)
  }

  private readProvince(from: number, province: ProvinceNames, { text, way }: Written<unknown>): void {
    const score = POINTS.province + (way === 'full' ? POINTS.full : 0)
    const end = from + text.length
    const own = province.cities.length === 1 ? province.cities[0] : undefined
    this.add({ from, to: end, province, city: own, district: undefined, old: undefined, score })
    const next = this.after(end)
    for (const city of province.cities) {
      this.readDistricts(from, next, province, city, score, own === undefined)
      this.readCity(from, next, province, city, score)
    }
  }

  private readCity(from: number, at: number, province: ProvinceNames, city: CityNames, before: number): void {
    for (const written of this.here(at, city.written))
      this.readCityHere(from, at, province, city, before, written)
  }

  private readCityHere(
    from: number,
    at: number,
    province: ProvinceNames,
    city: CityNames,
    before: number,
    { text, way, isZone }: Written<unknown>
  ): void {
    const score = before + POINTS.city + (way === 'full' ? POINTS.full : 0)
    const end = at + text.length
    // the second 北京 in 北京北京大学 adds nothing; 北京市 would
    if (!(city.isProvince && before > 0 && way === 'short'))
      this.add({
        from,
        to: end,
        province,
        city,
        district: undefined,
        old: undefined,
        zone: isZone && text,
        score
      })
    this.readDistricts(from, this.after(this.behindRepeat(end, city)), province, city, score, false)
  }

  /** Behind a second naming of the city: 东莞市 东莞市 of forms that want a district, 保定市雄安新区. */
  private behindRepeat(end: number, city: CityNames): number {
    const at = this.after(end)
    const again = this.here(at, city.written).find(({ way }) => way !== 'short')
    return again ? at + again.text.length : end
  }

  private readDistricts(
    from: number,
    at: number,
    province: ProvinceNames,
    city: CityNames,
    before: number,
    cityIsLeftOut: boolean
  ): void {
    for (const { text, way, place } of this.here(at, city.districts)) {
      if (cityIsLeftOut && way !== 'full') continue
      const score = before + POINTS.district + (way === 'short' ? 0 : POINTS.full) - (cityIsLeftOut ? 1 : 0)
      const old = way === 'old' ? text : undefined
      this.add({ from, to: at + text.length, province, city, district: place, old, score })
    }
  }

  /** A district alone is enough if its name is unique. */
  private readLoneDistrict(at: number): void {
    const found = (BY_FIRST.districts.get(this.text.charAt(at)) ?? []).filter(({ written }) =>
      this.names(at, written)
    )
    const longest = Math.max(0, ...found.map(({ written }) => written.text.length))
    const [only, ...others] = found.filter(({ written }) => written.text.length === longest)
    if (!only || others.length > 0 || /[镇乡道]$/.test(only.written.text)) return
    const { province, city, written } = only
    this.add({
      from: at,
      to: at + written.text.length,
      province,
      city,
      district: written.place,
      old: undefined,
      score: POINTS.district
    })
  }

  private add(path: Path): void {
    this.candidates.push(path)
  }
}

/** The area that a text in simplified characters names; undefined if it names none unambiguously. */
export const findArea = (text: string): FoundArea | undefined => new Reader(text).best()
