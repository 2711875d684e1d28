import { shortYuan } from './money'

/** What a privilege is worth, as the catalogue tells it. */
interface Worth {
  readonly faceText: string
  /** Integer fen; 0 where no sum is sure. */
  readonly faceFen: number
}

/** `1 杯`, `3 个月`: words that count what there is and do not say what it is worth; `20 元券` does. */
const COUNTS = /^\d+ (?!元)\S+$/

const inMoney = ({ faceText, faceFen }: Worth) => faceFen > 0 && (faceText === '' || COUNTS.test(faceText))

/** What a privilege is worth where nothing else stands beside it: `¥28`, `买一送一`. */
export const worthText = (worth: Worth): string =>
  inMoney(worth) ? `¥${shortYuan(worth.faceFen)}` : worth.faceText

/** The same among other words: `价值 ¥28`, `买一送一`. */
export const labelledWorth = (worth: Worth): string =>
  inMoney(worth) ? `价值 ${worthText(worth)}` : worth.faceText
