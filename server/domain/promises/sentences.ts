const HEADING = /<h\d[^>]*>.*?<\/h\d>/gis

/** The sentences of texts for members, and which of them state a condition. Pure. */
import { plainText } from '../../lib/plain-text'

/** Signs of a condition: a figure, a period, a limit, a before or after, a must or must not. */
const CONDITION =
  /\d|[一二两三四五六七八九十半每][天日周月年季晚次期张份位人个件项元倍小]|[天次元期前后内满仅不须限每%]|小时|分钟|自动|全额|免费/

/** The sentences of a text of ours, HTML or plain, without its headings; a list item is a sentence, too. */
export const sentencesOf = (text: string): string[] =>
  plainText(text.replace(HEADING, ''))
    .split('\n')
    .flatMap((line) => line.split(/(?<=[。；？！])/))
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** Whether somebody could hold us to it: it says when, how much, how often, or on what condition. */
export const hasCondition = (sentence: string): boolean =>
  !sentence.endsWith('？') && CONDITION.test(sentence)
