import { existsSync } from 'node:fs'
import path from 'node:path'
import { citable, finderOf, ENFORCED_ELSEWHERE, promiseOf, PROMISES } from '../../../server/domain/promises'
import { fillTerms, TERMS } from '../../../server/domain/terms'
import { testsOf } from '../../specification/tests-of'
import { faultOfTitle } from '../../specification/titles'
import { KEPT, KEPT_PARTS } from './held'
import { labelHolds } from './labels'
import { OWN_FIGURES } from './own-figures'
import { SLOGANS } from './slogans'
import { STATED, type Stated } from './texts'

const ROOT = path.resolve(__dirname, '../../..')
const byOthers = finderOf(ENFORCED_ELSEWHERE)
const all = [...PROMISES, ...ENFORCED_ELSEWHERE]
const placeOf = ({ kind, entry, sentence }: Stated) =>
  `${kind} ${String(entry['id'] ?? entry['kind'])}: ${sentence}`

/** The rules of a brand for its own goods: shown with them, kept at its counter. */
const ofBrand = ({ kind }: Stated) => kind === 'privileges'

test('every sentence with a figure, a day or a condition is tied to the promise that it makes', () => {
  const loose = STATED.filter(
    (stated) =>
      !ofBrand(stated) &&
      !SLOGANS.has(stated.sentence) &&
      labelHolds(stated) === undefined &&
      !promiseOf(stated.sentence) &&
      !byOthers(stated.sentence)
  )
  expect(loose.map(placeOf)).toEqual([])
})

test('a figure of an entry is what the entry has', () => {
  const faults = STATED.flatMap((stated) => {
    const tied = promiseOf(stated.sentence)
    if (!tied || tied.figures.length === 0) return []
    const check = OWN_FIGURES[tied.promise.id]
    return check?.(stated, tied.figures) ? [] : [`${tied.promise.id} ${placeOf(stated)}`]
  })
  expect(faults).toEqual([])
})

test('a label of an offer is true of a plate of it', () => {
  const labels = STATED.filter(({ sentence }) => !SLOGANS.has(sentence) && !promiseOf(sentence))
  expect(labels.filter((stated) => labelHolds(stated) === false).map(placeOf)).toEqual([])
})

test('every promise is held by tests that are there and run', () => {
  expect(PROMISES.map(({ id }) => id).filter((id) => !KEPT[id]?.length)).toEqual([])
  expect(Object.keys(KEPT).filter((id) => !PROMISES.some((promise) => promise.id === id))).toEqual([])
  expect(KEPT_PARTS.flatMap((part) => Object.keys(part))).toHaveLength(Object.keys(KEPT).length)
  const faults = Object.entries(KEPT).flatMap(([id, tests]) =>
    tests.flatMap(({ file, title }) => {
      const fault = faultOfTitle(existsSync(path.join(ROOT, file)) ? testsOf(file) : [], title)
      return fault ? [`${id}: ${file} › ${title}: ${fault}`] : []
    })
  )
  expect(faults).toEqual([])
})

test('a promise has an id of its own, is made somewhere, and once', () => {
  const ids = all.map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  const says = all.flatMap((promise) => promise.says)
  expect(says.filter((text, at) => says.indexOf(text) !== at)).toEqual([])
  const made = new Set(
    STATED.flatMap(({ sentence }) => [promiseOf(sentence), byOthers(sentence)]).map(
      (tied) => tied?.promise.id
    )
  )
  expect(ids.filter((id) => !made.has(id))).toEqual([])
})

test('figures are filled in from the terms; one that is no term stays to be seen', () => {
  expect(fillTerms('{{accountUndoDays}} 天内可以撤销')).toBe(`${TERMS.accountUndoDays} 天内可以撤销`)
  expect(fillTerms('{{nothing}} 天')).toBe('{{nothing}} 天')
  expect(all.flatMap(({ says }) => says).filter((text) => fillTerms(text).includes('{{'))).toEqual([])
})

test('the assistant answers with what is kept: a condition that nothing of ours keeps is left out', () => {
  expect(
    citable(
      '验证码 5 分钟内有效。验证码 6 分钟内有效。\n我们的工作人员不会向您索要验证码。\n券码在店里出示。'
    )
  ).toBe('验证码 5 分钟内有效。\n券码在店里出示。')
})
