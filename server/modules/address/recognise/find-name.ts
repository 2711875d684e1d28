import { cleanName } from '@contract/typed/name'
import { simplified } from './traditional'
import { hasDoubleSurname, hasSurname } from './surnames'

/** A piece of the text that may be the name. */
export interface Piece {
  readonly text: string
  /** Next to the phone number. */
  readonly nearNumber: boolean
  /** The first or last piece, or directly before the area. */
  readonly atEnd: boolean
}

const HONORIFIC = /(?:先生|女士|小姐|同学|老师|师傅|阿姨|经理|总|医生|大夫|主任|姐|哥|叔)$/
/** Endings of place names rather than names of people. */
const PLACE =
  /(?:[省市区县镇乡村路街道号楼栋幢座层室店厦园苑城场馆院校站厂巷弄里桥库舱局所部队处柜台港]|单元|公寓|小区|花园|广场|大厦|公司|前台|门口|驿站|快递柜|丰巢)$/
const CHINESE = /^\p{Script=Han}{2,4}$/u
const WITH_DOTS = /^\p{Script=Han}{1,10}(?:·\p{Script=Han}{1,10}){1,3}$/u
const WITH_HONORIFIC = /^\p{Script=Han}{2,5}$/u
/** Nobody has a name that ends so: 高新区 begins with a surname. */
const AREA = /[省市区县]$/
const LATIN = /^[A-Za-z][A-Za-z'.]*(?: [A-Za-z][A-Za-z'.]*){0,3}$/
/** Brackets, and words that accompany a name without being part of it. */
const AROUND = /^[("'【[<《\s]+|[("'【[<《\s]*(?:亲?收|亲启|敬收)?[)"'】\]>》\s]*$/g

/** A name without brackets and 收, with its parts joined by the usual dot. */
export const bareName = (text: string): string => cleanName(text.replace(AROUND, '')).trim()

/** Characters; those outside of the basic plane count once: 𠮷. */
const lengthOf = (text: string): number => Array.from(text).length

const NEEDED = 3

function scoreOf({ text, nearNumber, atEnd }: Piece): number {
  const name = bareName(text)
  const same = simplified(name)
  if (name.length > 30 || /[\d\u0001]/.test(name)) return 0
  const around = (nearNumber ? 2 : 0) + (atEnd ? 1 : 0)
  if (WITH_DOTS.test(name)) return 4 + around
  if (LATIN.test(name)) return name.length > 2 ? 2 + around : 0
  if (HONORIFIC.test(same) && WITH_HONORIFIC.test(name) && hasSurname(same)) return 6 + around
  if (!CHINESE.test(name)) return 0
  const short = lengthOf(name) <= 3
  if (AREA.test(same) || (PLACE.test(same) && !(hasSurname(same) && short && nearNumber && atEnd))) return 0
  const usual = hasSurname(same) && (short || hasDoubleSurname(same))
  return (usual ? 4 : 0) + (short ? 1 : 0) + around
}

/** Index of the piece that is the name; -1 if none is certain. */
export function namePiece(pieces: readonly Piece[]): number {
  const scores = pieces.map(scoreOf)
  const limit = Math.max(0, ...scores)
  return limit >= NEEDED ? scores.indexOf(limit) : -1
}

/** The end of an address with a name directly after it: 1号楼302张三. */
const BEHIND = /^(.*(?:[号楼室层栋座幢弄村苑园厦城店元户府院庄里期区厂]|\d|[A-Za-z]))(\p{Script=Han}{2,4})$/su

/** Separates a name from the address that it is attached to; undefined if there seems to be none. */
export function nameBehind(text: string): { address: string; name: string } | undefined {
  const same = simplified(text)
  const match = BEHIND.exec(same)
  const name = match?.[2]
  if (match?.[1] === undefined || name === undefined || PLACE.test(name) || !hasSurname(name))
    return undefined
  if (lengthOf(name) === 4 && !hasDoubleSurname(name)) return undefined
  const cut = match[1].length
  return { address: text.slice(0, cut), name: text.slice(cut) }
}
