import { readStored, removeStored, writeStored } from '@/platform/storage/stored-values'
import { EMPTY_DRAFT, KINDS, type FeedbackDraft } from './model'

const isText = (value: unknown): value is string => typeof value === 'string'

/** What was typed before and not sent; an empty form where there is nothing, or nothing that can be read. */
export function savedDraft(): FeedbackDraft {
  try {
    const kept = JSON.parse(readStored('feedbackDraft') ?? 'null') as Partial<FeedbackDraft> | null
    return {
      kind: KINDS.find(({ key }) => key === kept?.kind)?.key ?? EMPTY_DRAFT.kind,
      content: isText(kept?.content) ? kept.content : '',
      pictures: Array.isArray(kept?.pictures) ? kept.pictures.filter(isText) : [],
      contact: isText(kept?.contact) ? kept.contact : ''
    }
  } catch {
    return EMPTY_DRAFT
  }
}

/** Keeps what is typed until it is sent. */
export const saveDraft = (draft: FeedbackDraft): void => writeStored('feedbackDraft', JSON.stringify(draft))

export const forgetDraft = (): void => removeStored('feedbackDraft')
