import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooseElder } from '@/features/appearance/commands'
import { PlainWords } from '@/features/appearance/components/plain-words'
import { legalTermsIn, PLAIN_WORDS, type PlainWord } from '@/features/appearance/plain-words'
import { Page } from '@/ui/page/page'
import { Around } from '../../../support/around'
import { act, mountPage, text } from '../../../support/mount.h5'

const WORDS = Object.keys(PLAIN_WORDS) as PlainWord[]
const TABLE = 'src/features/appearance/plain-words.ts'
/** A line of the largest letters on a narrow phone, twice. */
const MAX_LENGTH = 22

afterEach(() => act(() => chooseElder(false)))

it('the elder mode says beside a word what it means, at once; other members read the word alone', async () => {
  await mountPage(
    () => (
      <Page title='兑换记录'>
        券码
        <PlainWords of={['券码', '兑换记录']} />
      </Page>
    ),
    { path: 'pages-my/receiveRecord/index', App: Around }
  )
  expect(text()).not.toContain(PLAIN_WORDS.券码)
  await act(() => chooseElder(true))
  expect(text()).toContain(`券码：${PLAIN_WORDS.券码}`)
  expect(text()).toContain(`兑换记录：${PLAIN_WORDS.兑换记录}`)
  await act(() => chooseElder(false))
  expect(text()).not.toContain('：')
})

it('of an agreement the words of the law are explained that are in it, and no others', () => {
  const html = '<li>已核销的券码不能退款，款项<strong>原路退回</strong></li>'
  expect(legalTermsIn(html)).toEqual(['核销', '原路退回'])
  expect(legalTermsIn('')).toEqual([])
})

it.each(WORDS)('%s is explained in one short line, by no other word that has to be explained', (word) => {
  const line = PLAIN_WORDS[word]
  expect(line.length).toBeLessThanOrEqual(MAX_LENGTH)
  expect(line).toMatch(/[^。！，]$/)
  expect(WORDS.filter((other) => line.includes(other) && !word.includes(other))).toEqual([])
})

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name))
  .filter((name) => /\.tsx?$/.test(name) && name !== TABLE)
  .map((name) => readFileSync(name, 'utf8'))
const agreements = readFileSync('server/catalogue/agreements.yaml', 'utf8')

it.each(WORDS)('%s is explained where it stands: on a page, or in an agreement', (word) => {
  const explained = sources.some((source) => /PlainWord/.test(source) && source.includes(`'${word}'`))
  expect(explained || agreements.includes(word)).toBe(true)
})
