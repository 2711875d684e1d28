import { readStored, writeStored } from '@/platform/storage/stored-values'
import type { Answer } from './model'

/** What was answered on this device and the server does not know yet: by question, null = taken back. */
export type Unsaved = ReadonlyMap<string, Answer | null>

interface Kept {
  readonly version: string
  readonly unsaved: Readonly<Record<string, Answer | null>>
}

function all(): Readonly<Record<string, Kept>> {
  try {
    const retained = JSON.parse(readStored('questionnaireDrafts') ?? '{}') as Record<string, Kept> | null
    return retained && typeof retained === 'object' ? retained : {}
  } catch {
    return {}
  }
}

function keep(questionnaireId: string, retained: Kept): void {
  const { [questionnaireId]: _before, ...others } = all()
  const isEmpty = Object.keys(retained.unsaved).length === 0
  writeStored(
    'questionnaireDrafts',
    JSON.stringify(isEmpty ? others : { ...others, [questionnaireId]: retained })
  )
}

/** What the device has of these questions that the server does not. */
export function unsavedOf(questionnaireId: string, version: string): Unsaved {
  const retained = all()[questionnaireId]
  const isOurs = retained?.version === version && typeof retained.unsaved === 'object'
  return new Map(isOurs ? Object.entries(retained.unsaved) : [])
}

/** Keeps an answer on the device at once, beside what another tab keeps there. */
export function saveAnswer(
  questionnaireId: string,
  version: string,
  questionId: string,
  answer: Answer | null
): void {
  const before = Object.fromEntries(unsavedOf(questionnaireId, version))
  keep(questionnaireId, { version, unsaved: { ...before, [questionId]: answer } })
}

/** The server has saved these: answers changed meanwhile stay. */
export function dropSaved(questionnaireId: string, version: string, saved: Unsaved): void {
  const left = [...unsavedOf(questionnaireId, version)].filter(
    ([id, answer]) => !saved.has(id) || JSON.stringify(saved.get(id)) !== JSON.stringify(answer)
  )
  keep(questionnaireId, { version, unsaved: Object.fromEntries(left) })
}

/** It was sent, or is over. */
export const forgetAnswers = (questionnaireId: string): void =>
  keep(questionnaireId, { version: '', unsaved: {} })
