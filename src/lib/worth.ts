import { shortYuan } from './money'

/** The value of a privilege, as in the catalogue. */
interface Worth {
  readonly faceText: string
  /** Integer fen; 0 if there is no definite amount. */
  readonly faceFen: number
}

/** `1 杯`, `3 个月`: texts that state a quantity rather than a value; `20 元券` states a value. */
const COUNTS = /^\d+ (?!元)\S+$/

const inMoney = ({ faceText, faceFen }: Worth) => faceFen > 0 && (faceText === '' || COUNTS.test(faceText))

/** The value of a privilege, shown on its own: `¥28`, `买一送一`. */
export const worthText = (worth: Worth): string =>
  inMoney(worth) ? `¥${shortYuan(worth.faceFen)}` : worth.faceText

/** The same within a sentence: `价值 ¥28`, `买一送一`. */
export const labelledWorth = (worth: Worth): string =>
  inMoney(worth) ? `价值 ${worthText(worth)}` : worth.faceText
