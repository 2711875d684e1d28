/** A mobile number in any grouping, with its country code and a carrier's extension. */
const MOBILE =
  /(?<!\d)(?:(?:\+|00)?86[-\s]*)?(1[3-9]\d)[-\s]?(\d{4})[-\s]?(\d{4})(?!\d)(?:\s*(?:转|轉|-|ext\.?)\s*(\d{3,6})(?![\d号號栋楼座单室幢]))?/gi
/** A number with its middle digits masked is of no use. */
const HIDDEN = /(?<!\d)1[3-9]\d\*{3,6}\d{4}(?!\d)/g
const LANDLINE = /(?<!\d)(?:\(0\d{2,3}\)|0\d{2,3})[-\s]?\d{7,8}(?:-\d{1,6})?(?!\d)/g
const POSTCODE = /(?:邮政编码|邮编|郵遞區號|郵編)[\s:]*\d{6}(?!\d)|(?<=^|[\s,;()])\d{6}(?=$|[\s,;()])/g

/** What stands between two numbers, or a number and what follows: 13800138000/13900139000. */
const AROUND_NUMBER = /(?:\s*[/|、]\s*)?\u0001(?:\s*[/|、]\s*\u0001?)*/g
/** The extension behind the name, as Taobao and JD write it: 张好[2568]. */
const OF_A_NAME = /(?<=(?:^|[\s,;|。:\u0001])[\p{L}·]{1,15})\s?[[【](\d{4})[\]】]/u

/** Replaces a number that was removed: a separator, next to which a name is looked for first. */
export const NUMBER = '\u0001'

/**
 * The first mobile number of a text, the extension that reaches its owner, and the text without any phone number or
 * postcode.
 */
export function extractNumbers(text: string): { mobile: string; extension: string; rest: string } {
  let mobile = ''
  let extension = ''
  const rest = text
    .replace(MOBILE, (_all, head: string, middle: string, tail: string, after: string | undefined) => {
      if (mobile === '') {
        mobile = head + middle + tail
        extension = after ?? ''
      }
      return ` ${NUMBER} `
    })
    .replace(HIDDEN, ` ${NUMBER} `)
    .replace(LANDLINE, ' ')
    .replace(POSTCODE, ' ')
    .replace(/\s+(?=[/|、])|(?<=[/|、])\s+/g, '')
    .replace(AROUND_NUMBER, ` ${NUMBER} `)
  const ofName = mobile === '' ? undefined : OF_A_NAME.exec(rest)?.[1]
  if (ofName === undefined || (extension !== '' && extension !== ofName)) return { mobile, extension, rest }
  return { mobile, extension: ofName, rest: rest.replace(new RegExp(`[[【]${ofName}[\\]】]`, 'g'), ' ') }
}
