import { readStored, removeStored, writeStored } from '@/platform/storage/stored-values'
import type { AddressDraft } from './model'

interface KeptDraft {
  /** Of which address; '' of a new one. */
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

/** What was typed into the form of this address and not saved; undefined where nothing was. */
export function savedDraft(of: string): AddressDraft | undefined {
  const retained = parsed()
  return retained?.of === of ? retained.draft : undefined
}

/** Keeps what is typed: whoever goes back by mistake finds it again. One form at a time. */
export const saveDraft = (of: string, draft: AddressDraft): void =>
  writeStored('addressDraft', JSON.stringify({ of, draft }))

export const forgetDraft = (): void => removeStored('addressDraft')
