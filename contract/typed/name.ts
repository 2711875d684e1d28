import { cleanLine } from './text'

/** What keyboards and documents put between the parts of a name: 阿卜杜拉·买买提. */
const DOTS = /(\p{Script=Han})\s*[·•‧・･∙⋅●．.﹒᛫]\s*(?=\p{Script=Han})/gu
/** 张 三, 李 小 明: as forms and documents spread it. */
const SPREAD = /^\s*\p{Script=Han}(?:\s+\p{Script=Han}{1,2}){1,2}\s*$/u

/** Somebody's name, with one kind of middle dot, plain letters and no invisible character. */
export function cleanName(text: string): string {
  const name = cleanLine(text.normalize('NFKC'))
    .replace(/[\u200C\u200D]/g, '')
    .replace(DOTS, '$1·')
  return SPREAD.test(name) ? name.replace(/\s/g, '') : name
}

const CHINESE = /^[\p{Script=Han}·\s]+$/u

/** A name as in a document: blanks in a Chinese one come from the document's or a form's layout (欧阳 娜娜). */
export function cleanDocumentName(text: string): string {
  const name = cleanName(text)
  return CHINESE.test(name) ? name.replace(/\s/g, '') : name
}
