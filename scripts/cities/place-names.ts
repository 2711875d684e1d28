import { addDict, customPinyin, pinyin } from 'pinyin-pro'

/** Readings that the library gets wrong; all others are its own. A test holds a table of hard ones. */
const READINGS = {
  喀什: 'kā shí',
  昌都: 'chāng dū',
  六合: 'lù hé',
  乐清: 'yuè qīng',
  乐亭: 'lào tíng',
  乐陵: 'lào líng',
  浚县: 'xùn xiàn',
  蔚县: 'yù xiàn',
  歙县: 'shè xiàn',
  单县: 'shàn xiàn',
  尉犁: 'yù lí',
  黄陂: 'huáng pí',
  泌阳: 'bì yáng',
  筠连: 'jūn lián',
  大埔: 'dà bù',
  洪洞: 'hóng tóng',
  涡阳: 'guō yáng',
  郫都: 'pí dū',
  什邡: 'shí fāng',
  繁峙: 'fán shì',
  珲春: 'hún chūn',
  召陵: 'shào líng',
  吴堡: 'wú bǔ'
}

customPinyin(READINGS)
// keeps the library's own words from being split when a name contains one of ours
addDict(READINGS)

const PEOPLES =
  '朝鲜族|土家族|苗族|藏族|羌族|彝族|布依族|侗族|哈尼族|壮族|傣族|白族|景颇族|傈僳族|回族|蒙古族|蒙古|哈萨克|柯尔克孜|黎族'
/** The suffix of a name that only says what kind of place it is: 市, 地区, 藏族羌族自治州 … */
const KIND = new RegExp(`(?:(?:${PEOPLES})*自治[州县]|特别行政区|地区|林区|市|盟|县|省)$`)

/** The common name of a place: 大理 for 大理白族自治州, 香港 for 香港特别行政区. */
export function shortName(name: string): string {
  const short = name.replace(KIND, '')
  return short.length >= 2 ? short : name
}

/** Its pinyin without tones, syllables separated by spaces, ü as v: `chong qing`. */
export function readingOf(shortName: string): string {
  return pinyin(shortName, { toneType: 'none', v: true })
}

/**
 * The pinyin of the common name of a part of a city: `shun de` for 顺德区, `yi wu` for 义乌市, `yu xian` for 蔚县.
 */
export function readingOfPart(name: string): string {
  const short = shortName(name)
  const bare = short.replace(/区$/, '')
  return readingOf(bare.length >= 2 ? bare : short)
}
