import { readStored, removeStored, writeStored } from '@/platform/storage/stored-values'
import type { AddressDraft } from './model'

interface KeptDraft {
  /** The id of the address; '' for a new one. */
  readonly of: string
  readonly draft: AddressDraft
}

function parsed(): KeptDraft | null {
  try {
    const retained = JSON.parse(readStored('addressDraft') ?? 'null') as KeptDraft | null
    return typeof retained?.draft?.area?.text === 'string' ? retained : null
  } catch {
    return null
  }
}

/** The unsaved input of this address's form; undefined if there is none. */
export function savedDraft(of: string): AddressDraft | undefined {
  const retained = parsed()
  return retained?.of === of ? retained.draft : undefined
}

/** Stores the input, so that it is still there after going back by mistake. One form at a time. */
export const saveDraft = (of: string, draft: AddressDraft): void =>
  writeStored('addressDraft', JSON.stringify({ of, draft }))

export const forgetDraft = (): void => removeStored('addressDraft')
