import { steadyNames, type Dice } from '../../../support/maze/dice'
import type { Move } from '../../../support/maze/walk'
import { NEVER_TAPPED, wordsFor } from '../../../support/maze/words'
import { textOf, walk, type Element } from '../../host/element'
import { asText } from '../../host/json'
import type { MiniProgram } from '../../host/mini-program'
import type { MiniWalker } from './mini-maze'
import { stepBack } from './step-back'

/** What is pressed is called by its words, or where it has none by what it is drawn with. */
const nameOf = (element: Element): string =>
  textOf(element) || [...walk(element)].map(({ attrs }) => asText(attrs['class'])).join('/')

/** What the person and WeChat answer to whatever comes of a press. */
function answerAnyhow({ answers }: MiniProgram, dice: Dice): void {
  answers.modal = dice.pick(['confirm', 'confirm', 'cancel'])
  answers.payment = dice.pick(['pay', 'pay', 'cancel', 'fail'])
  answers.phoneNumber = dice.pick(['give', 'give', 'refuse', 'used up'])
  answers.otherMini = dice.pick(['allow', 'cancel'])
  answers.album = dice.pick(['allow', 'refuse'])
  answers.location = dice.pick([{ latitude: 31.2304, longitude: 121.4737 }, 'refuse'])
  answers.scan = dice.pick([null, 'https://example.com/', '123456789012'])
}

/** What a finger does with what it has found. */
type Press = (app: MiniProgram, element: Element) => Promise<unknown>

const once: Press = (app, element) => app.tapOn(element)

/** The second time before anything has come of the first. */
const twice: Press = (app, element) => {
  app.pressOn(element)
  return app.tapOn(element)
}

const andBack: Press = (app, element) => {
  app.pressOn(element)
  return stepBack(app)
}

async function tapAny({ app }: MiniWalker, dice: Dice, press = once): Promise<string> {
  const elements = app.pressables().filter((element) => !NEVER_TAPPED.test(textOf(element)))
  if (elements.length === 0) return 'nothing'
  const names = steadyNames(elements.map(nameOf))
  const name = dice.name(names)
  answerAnyhow(app, dice)
  const element = elements[names.indexOf(name)]
  if (element) await press(app, element)
  return `“${name}”`
}

const fieldsOf = (app: MiniProgram) =>
  [...walk(app.page.screen.root)].filter(
    ({ tag, visible, attrs }) =>
      visible && (tag === 'input' || tag === 'textarea') && attrs['disabled'] !== true
  )

async function typeAny({ app }: MiniWalker, dice: Dice): Promise<string> {
  const labels = fieldsOf(app).map(({ attrs }) => asText(attrs['placeholder']))
  const label = dice.name(labels)
  const words = wordsFor(dice, label)
  await app.type(label, words)
  return `“${words}” into “${label}”`
}

/** What a finger does on the page that is shown. */
export const fingerMoves = (walker: MiniWalker): readonly Move[] => [
  { name: 'tap', weight: 60, make: (dice) => tapAny(walker, dice) },
  { name: 'tap twice', weight: 8, make: (dice) => tapAny(walker, dice, twice) },
  { name: 'tap, and back at once,', weight: 4, make: (dice) => tapAny(walker, dice, andBack) },
  {
    name: 'type',
    weight: 6,
    possible: () => fieldsOf(walker.app).length > 0,
    make: (dice) => typeAny(walker, dice)
  },
  {
    name: 'pull',
    weight: 2,
    async make(dice) {
      const way = dice.pick(['onPullDownRefresh', 'onReachBottom'])
      await walker.app.happens(way)
      return way
    }
  }
]
