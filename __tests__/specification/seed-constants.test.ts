import { constantIn } from './seed/code-constants'
import { SEED_CONSTANTS, SEED_VALUES } from './seed/constants'
import { sentencesOf } from './seed/seed'

const NUMBER = /(?<![\w.])\d[\d.,]*(?!\w)/g
const numberOf = (text: string) => Number(text.replace(/,/g, ''))
const sentences = [4, 5, 8, 9]
  .flatMap((section) => sentencesOf(section))
  .concat(sentencesOf(7).filter((sentence) => sentence.startsWith('Success is')))

const patternOf = (text: string) =>
  new RegExp(text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll('{}', '(\\d[\\d,]*)'))

/** What a sentence says where the words of an entry are in it. */
function saidIn(text: string): readonly number[] {
  const said = sentences.flatMap((sentence) => {
    const match = patternOf(text).exec(sentence)
    return match ? [match.slice(1).map(numberOf)] : []
  })
  expect([text, said.length]).toEqual([text, 1])
  return said[0] ?? []
}

test.each(SEED_CONSTANTS.map((entry) => [entry.text, entry] as const))(
  '%s: as the code has it',
  (text, { constants }) => {
    const said = saidIn(text)
    expect(said).toHaveLength(constants.length)
    const inCode = constants.map((places, at) =>
      places.map(({ file, name, unit = 1 }) => ({
        file,
        name,
        value: Number(constantIn(file, name)) / unit,
        said: said[at]
      }))
    )
    expect(inCode.flat().filter(({ value, said: number }) => value !== number)).toEqual([])
  }
)

test('every number of states, checks, errors and limits is one of them, or a value that its rule compares with', () => {
  const left = sentences.map((sentence) => {
    const rest = SEED_VALUES.reduce((text, value) => text.replace(value, ''), sentence)
    return SEED_CONSTANTS.reduce((text, { text: words }) => text.replace(patternOf(words), ''), rest)
  })
  expect(left.flatMap((text) => text.match(NUMBER) ?? [])).toEqual([])
})

test('a constant that is another, or is not there, is noticed', () => {
  expect(constantIn('src/features/session/relogin.ts', 'RELOGIN_MS')).toBe(1000)
  expect(constantIn('src/features/session/relogin.ts', 'GONE_MS')).toBeUndefined()
  expect(constantIn('contract/envelope/codes.ts', 'RESULT.silent')).toBe('700')
})
