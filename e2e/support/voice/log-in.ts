import { newestSmsCode } from '../api'
import type { Listener } from './listener'

const DIGITS = '零一二三四五六七八九'

/** A number up to 99 in Chinese words. */
function numberOf(words: string): number {
  const [tens, ones] = words.includes('十') ? words.split('十') : ['零', words]
  return (tens ? DIGITS.indexOf(tens) : 1) * 10 + (ones ? DIGITS.indexOf(ones) : 0)
}

/** The answer to a sum in words, of two numbers. */
function answerTo(question: string): number {
  const [a = 0, b = 0] = (question.match(/[零一二三四五六七八九十]+(?=加|减|等|个|块)/g) ?? [])
    .filter((words) => words !== '一' || !question.includes('一共几个'))
    .map(numberOf)
  return /减|吃了/.test(question) ? a - b : a + b
}

/** Fills in the form for a code by SMS, which is shown; strangers have had codes sent to the number where there is a puzzle before it. */
export async function logInByCode(
  reader: Listener,
  origin: string,
  mobile: string,
  { puzzle = false } = {}
): Promise<void> {
  await reader.type(/^请输入手机号，.*文本框$/, mobile)
  await reader.use(/^获取验证码，按钮$/)
  if (puzzle) {
    await reader.arrive(/^安全验证，对话框$/)
    await reader.use(/^无法拖动？改为答题，按钮$/)
    const question = await reader.find(/几.?？.*文本框$/)
    await reader.type(/几.?？.*文本框$/, String(answerTo(question)))
    await reader.use(/^确认，按钮$/)
  }
  await reader.find(/^\d+ 秒后重发/)
  await reader.type(/^请输入验证码，.*文本框$/, await newestSmsCode(origin, mobile))
  await reader.use(/^同意用户协议.*复选框，未选中$/)
  expect(await reader.heard()).toMatch(/复选框，已选中$/)
  await reader.use(/^登录，按钮$/)
}
