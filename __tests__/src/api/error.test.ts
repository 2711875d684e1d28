/** What a failed call means: for the page that made it, for a write that may be sent again, and for a page that the server renders. */
import { RESULT, SHOWN_RESULT } from '@contract/envelope/codes'
import { refusalOf } from '@contract/envelope/refusal'
import { reactionTo } from '@/api/catalogue'
import { ApiError, codeOf, isDecided, isForLater, isUnanswered } from '@/api/error'

const refused = (code: string, message = '不行') => new ApiError('business', code, message)
const KINDS = ['business', 'network', 'timeout', 'abort', 'bad-answer'] as const
const ALL = [...Object.values(RESULT), ...Object.values(SHOWN_RESULT)].filter((code) => code !== RESULT.ok)
const codesWhere = (holds: (error: ApiError) => unknown) => ALL.filter((code) => holds(refused(code))).sort()

test('each reason has a code of its own', () => {
  expect(new Set(ALL).size).toBe(ALL.length)
  for (const code of ALL) expect(code).toMatch(/^[3-9]\d\d$/)
})

test('an error tells what it is, its code and the request that it is of', () => {
  const error = new ApiError('business', '907', '订单已关闭', 'request-1')
  expect([error.name, error.message, error.requestId]).toEqual(['ApiError', '订单已关闭', 'request-1'])
  expect(refused('907').requestId).toBe('')
  expect([codeOf(error), codeOf(new Error('907')), codeOf('907')]).toEqual(['907', '', ''])
})

test('a retry does not help where the thing is not there', () => {
  expect(codesWhere(({ stands }) => stands)).toEqual(['400', '404'])
})

test('a write is refused for good, but where the server may still have done it or cannot say', () => {
  expect(codesWhere((error) => !isDecided(error))).toEqual(['305', '409', '429', '500', '503', '913', '931'])
  expect(KINDS.filter((kind) => isDecided(new ApiError(kind, '907', '')))).toEqual(['business'])
  expect([isDecided(refused('')), isDecided(new Error('907'))]).toEqual([false, false])
})

test('no answer is one of two: no network, or none in time', () => {
  expect(KINDS.filter((kind) => isUnanswered(new ApiError(kind, '', '')))).toEqual(['network', 'timeout'])
  expect(isUnanswered(Object.assign(new Error('network'), { kind: 'network' }))).toBe(false)
})

test('a busy server is asked again later', () => {
  expect(codesWhere(isForLater)).toEqual(['503'])
})

test('a call that nobody waits for any longer, and one that says nothing, show nothing', () => {
  expect(reactionTo(new ApiError('abort', '', '已取消'))).toEqual({})
  expect(codesWhere((error) => reactionTo(error).toast === undefined)).toEqual([
    '305',
    '323',
    '325',
    '516',
    '700'
  ])
  expect(reactionTo(refused('907', '本月已达充值上限'))).toEqual({})
  expect(reactionTo(refused('402'))).toEqual({ goHome: true, toast: '不行' })
  expect(reactionTo(refused('305'))).toEqual({ hideLoading: true, relogin: true })
})

test('what the network says of itself is said in our words', () => {
  const said = (kind: (typeof KINDS)[number]) => reactionTo(new ApiError(kind, '', 'fail'))
  expect(said('network')).toEqual({ toast: '网络错误，请稍后重试' })
  expect(said('timeout')).toEqual({ toast: '服务器响应超时，请稍后重试' })
})

test('a page that the server renders shows what no retry changes, and what is refused of a purchase', () => {
  expect(codesWhere(refusalOf)).toEqual(['400', '404', '901', '902', '905', '911'])
  expect(refusalOf(refused('404', '没有'))).toEqual({ code: '404', message: '没有' })
  expect(refusalOf(new Error('404'))).toBeUndefined()
  expect(refusalOf({ code: '404', message: '没有' })).toBeUndefined()
  expect(refusalOf(undefined)).toBeUndefined()
  expect(refusalOf(Object.assign(new Error('没有'), { code: 404 }))).toBeUndefined()
})
