import { cutText } from '@contract/cut-text'
import type { Recognised } from '@contract/types'
import { findFullArea } from '../../../gateways/map/china/areas'
import { findArea, type FoundArea } from './find-area'
import { bareName, nameBehind, namePiece, type Piece } from './find-name'
import { extractLabels, withoutSpreads } from './labels'
import { NUMBER, extractNumbers } from './numbers'
import { piecesOf } from './pieces'
import { hasDoubleSurname } from './surnames'
import { simplified } from './traditional'

const MAX_NAME_LENGTH = 30
const MAX_DETAIL_LENGTH = 120
/** Words written around an address that are irrelevant to delivery. */
const NOISE =
  /^(?:默认(?:地址)?|收货信息|收货地址|收件信息|寄到?|发到?|送到?|寄给|你?您?好|谢谢.?|亲|复制|编辑|删除|地址|电话|收|中国|家|公司)[:.!]*$/

/** A name's middle dot with blanks around it. */
const SPREAD_DOT = /(?<=\p{Script=Han})\s*[·•・‧∙]\s*(?=\p{Script=Han})/gu

/** Normalises widths and forms; invisible characters become blanks. */
const cleaned = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(SPREAD_DOT, '·')
    .replace(/\r\n?/g, '\n')
    .replace(
      /[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u2028-\u202e\u2060\ufeff\ufffd]|\p{Extended_Pictographic}|\p{Cs}/gu,
      ' '
    )

const TITLE = /(\p{Script=Han}*)\s*[([【](先生|女士|小姐)[)\]】]/gu

/** 李雷 for 李雷（先生）; a surname alone keeps its title: 李先生. */
const withoutTitles = (text: string): string =>
  text.replace(TITLE, (_all, name: string, title: string) =>
    name.length < 2 || (name.length === 2 && hasDoubleSurname(name)) ? name + title : name
  )

/** Removes a repetition of the area at the beginning: a form's region followed by the whole address. */
function withoutRepeat(text: string, area: FoundArea): string {
  const bare = text.replace(/^[\s,;/\-.。、:]+/, '')
  const again = findArea(simplified(bare))
  if (again?.from !== 0 || again.city !== area.city || again.city === undefined) return bare
  const same = again.district === area.district || again.district === undefined
  // a short city name may be the beginning of a building's name
  if (!same || (again.district === undefined && !/[市州盟]$/.test(bare.slice(0, again.to)))) return bare
  return bare.slice(again.to).replace(/^[\s,;/\-.。、:]+/, '')
}

interface Split {
  readonly name: string
  readonly detail: string
}

/** Joins the remains of an address: blanks are kept only between letters or digits. */
function joined(pieces: readonly string[]): string {
  return pieces.reduce(
    (all, piece) => (/[A-Za-z\d]$/.test(all) && /^[A-Za-z\d]/.test(piece) ? `${all} ${piece}` : all + piece),
    ''
  )
}

/** Separates the name from the address; `before` and `after` are the text around the area. */
function split(before: string, after: string, labelledName: string | undefined): Split {
  const heads = piecesOf(before)
  const all = [...heads, ...piecesOf(after)]
  const said = all.filter((piece) => piece !== NUMBER && !NOISE.test(simplified(piece)))
  if (labelledName !== undefined) return { name: bareName(labelledName), detail: joined(said) }
  const pieces = all.flatMap((text, at): Piece[] =>
    said.includes(text)
      ? [
          {
            text,
            nearNumber: all[at - 1] === NUMBER || all[at + 1] === NUMBER,
            atEnd: text === said[0] || text === said[said.length - 1] || at < heads.length
          }
        ]
      : []
  )
  const at = namePiece(pieces)
  if (at >= 0) {
    const others = pieces.filter((_, each) => each !== at).map(({ text }) => text)
    return { name: bareName(pieces[at]?.text ?? ''), detail: joined(others) }
  }
  const glued = nameBehind(said[said.length - 1] ?? '')
  if (!glued) return { name: '', detail: joined(said) }
  return { name: glued.name, detail: joined([...said.slice(0, -1), glued.address]) }
}

function areaMatch(area: FoundArea | undefined) {
  if (!area) return { areaCode: '', nearestCode: '', province: '', city: '', district: '', moved: null }
  const { province, city, district, old } = area
  const nearestCode = district?.code ?? city?.city.code ?? province.province.code
  return {
    areaCode: findFullArea(nearestCode) ? nearestCode : '',
    nearestCode,
    province: province.province.name,
    city: city?.city.name ?? '',
    district: district?.name ?? '',
    moved: old !== undefined && district ? { from: old, to: district.name } : null
  }
}

/**
 * Reads name, mobile number, area and street from pasted text: in any order, with or without separators and labels,
 * in traditional characters, with former districts. Anything uncertain is left empty for the member.
 */
export function recogniseAddress(text: string): Recognised {
  const clean = withoutTitles(withoutSpreads(cleaned(text)))
  const { mobile, extension, rest } = extractNumbers(clean)
  const labelled = extractLabels(rest, simplified(rest))
  const area = findArea(simplified(labelled.rest))
  const before = area ? labelled.rest.slice(0, area.from) : ''
  const after = area ? withoutRepeat(labelled.rest.slice(area.to), area) : labelled.rest
  const { name, detail } = split(before, after, labelled.name)
  const whole = (area?.zone ?? '') + detail
  const full = extension ? `${whole}[转${extension}]` : whole
  return {
    name: cutText(name, { units: MAX_NAME_LENGTH }),
    mobile,
    ...areaMatch(area),
    detail: cutText(full, { units: MAX_DETAIL_LENGTH })
  }
}
