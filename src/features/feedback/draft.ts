import { readStored, removeStored, writeStored } from '@/platform/storage/stored-values'
import { EMPTY_DRAFT, KINDS, type FeedbackDraft } from './model'

const isText = (value: unknown): value is string => typeof value === 'string'

/** The unsent input; an empty form if there is none or it cannot be parsed. */
export function savedDraft(): FeedbackDraft {
  try {
    const saved = JSON.parse(readStored('feedbackDraft') ?? 'null') as Partial<FeedbackDraft> | null
    return {
      kind: KINDS.find(({ key }) => key === saved?.kind)?.key ?? EMPTY_DRAFT.kind,
      content: isText(saved?.content) ? saved.content : '',
      pictures: Array.isArray(saved?.pictures) ? saved.pictures.filter(isText) : [],
      contact: isText(saved?.contact) ? saved.contact : ''
    }
  } catch {
    return EMPTY_DRAFT
  }
}

/** Stores the input until it is sent. */
export const saveDraft = (draft: FeedbackDraft): void => writeStored('feedbackDraft', JSON.stringify(draft))

export const forgetDraft = (): void => removeStored('feedbackDraft')
