/** Checks that the questions of a questionnaire lead from the first to the end: only forward, and to every one of them. Pure. */
import { END } from '@contract/questionnaire/path'
import type { Jump, Question } from '@contract/types'
import type { Values } from './entity'
import type { Problem } from './entity-rules'

type At = readonly (string | number)[]

/** Faults in the questions of an entry, with positions. Errors of shape have been reported already. */
export function questionnaireHolds({ questions }: Values): readonly Problem[] {
  if (!Array.isArray(questions)) return []
  const all = questions as readonly Question[]
  const own = all.flatMap((question, index) => questionProblems(question, ['questions', index]))
  const jumps = all.flatMap((question, index) => jumpProblems(all, question, index))
  const ids = twice(all, ['questions'], 'question')
  // unreachable questions are reported only if every jump has a target
  return [...ids, ...own, ...jumps, ...(jumps.length + ids.length === 0 ? unreachable(all) : [])]
}

function twice(things: readonly { readonly id: string }[], at: At, what: string): readonly Problem[] {
  const seen = new Set<string>()
  return things.flatMap(({ id }, index): Problem[] => {
    if (id === END) return [[[...at, index, 'id'], `${END} is where jumps go that end it: another name`]]
    if (seen.has(id)) return [[[...at, index, 'id'], `There is a ${what} called ${id} already`]]
    seen.add(id)
    return []
  })
}

function questionProblems(question: Question, at: At): readonly Problem[] {
  switch (question.kind) {
    case 'single':
      return twice(question.options, [...at, 'options'], 'choice')
    case 'multiple': {
      const { options, least = 1, most = options.length } = question
      const isOff = least > most || most > options.length
      return [
        ...twice(options, [...at, 'options'], 'choice'),
        ...(isOff ? [[[...at, 'most'], 'So many cannot be chosen'] as const] : [])
      ]
    }
    case 'matrix':
      return [
        ...twice(question.rows, [...at, 'rows'], 'row'),
        ...twice(question.columns, [...at, 'columns'], 'column')
      ]
    case 'number':
      return question.from > question.to ? [[[...at, 'to'], 'It is below from']] : []
    case 'date': {
      const { from, to } = question
      const isOff = from !== undefined && to !== undefined && from !== 'today' && to !== 'today' && from > to
      return isOff ? [[[...at, 'to'], 'It is before from']] : []
    }
    default:
      return []
  }
}

function jumpProblems(all: readonly Question[], question: Question, index: number): readonly Problem[] {
  const { jumps = [] } = question
  return jumps.flatMap((jump, place) => {
    const at = ['questions', index, 'jumps', place]
    return [
      ...targetProblem(all, jump, index, at),
      ...conditionProblem(question, jump, at),
      ...deadProblem(jumps, place, at)
    ]
  })
}

function targetProblem(all: readonly Question[], { to }: Jump, index: number, at: At): readonly Problem[] {
  if (to === END) return []
  const target = all.findIndex(({ id }) => id === to)
  if (target < 0) return [[[...at, 'to'], `There is no question ${to}`]]
  return target > index
    ? []
    : [[[...at, 'to'], `It leads back to ${to}, round in a circle: jumps go forward only`]]
}

function conditionProblem(question: Question, { when }: Jump, at: At): readonly Problem[] {
  if (!when) return []
  const isCounted = question.kind === 'rating' || question.kind === 'number'
  const options = 'options' in question ? question.options : []
  if (when.is !== undefined && !options.some(({ id }) => id === when.is))
    return [[[...at, 'when', 'is'], `${question.id} has no choice ${when.is}`]]
  const isRange = when.from !== undefined || when.to !== undefined
  if (isRange && !isCounted)
    return [[[...at, 'when'], 'Only a rating and a number are more or less than another']]
  return isRange || when.is !== undefined
    ? []
    : [[[...at, 'when'], 'It says nothing: leave it out for always']]
}

function deadProblem(jumps: readonly Jump[], place: number, at: At): readonly Problem[] {
  const isPast = jumps.slice(0, place).some(({ when }) => when === undefined)
  return isPast ? [[at, 'The jump before it is always taken']] : []
}

/** Whether some answer to a question takes none of its jumps. */
function goesOn(question: Question): boolean {
  const { jumps = [] } = question
  if (jumps.some(({ when }) => when === undefined)) return false
  if (question.kind !== 'single' || question.required === false) return true
  return question.options.some(({ id }) => !jumps.some(({ when }) => when?.is === id))
}

function unreachable(all: readonly Question[]): readonly Problem[] {
  const reached = new Set([0])
  all.forEach((question, index) => {
    if (!reached.has(index)) return
    if (goesOn(question)) reached.add(index + 1)
    for (const { to } of question.jumps ?? []) reached.add(all.findIndex(({ id }) => id === to))
  })
  return all.flatMap(({ id, required }, index): Problem[] => {
    if (reached.has(index)) return []
    return [
      [
        ['questions', index],
        `${id}${required === false ? '' : ', which must be answered,'} cannot be reached`
      ]
    ]
  })
}
