import { useState } from 'react'
import { useSaveAddress } from '@/features/address/commands'
import { forgetDraft, saveDraft, savedDraft } from '@/features/address/draft'
import { draftFaults, type AddressDraft } from '@/features/address/model'
import { toast } from '@/platform/feedback/feedback'
import { goBack } from '@/routes/navigate'

type Faults = ReturnType<typeof draftFaults>

/** The form of an address, new without `addressId`: the input, its errors, and saving. */
export function useAddressForm(addressId: string | undefined, initial: AddressDraft) {
  const of = addressId ?? ''
  const [draft, setDraft] = useState(() => savedDraft(of) ?? initial)
  /** The input was restored after the form was left. */
  const [restored, setRestored] = useState(() => savedDraft(of) !== undefined)
  const [faults, setFaults] = useState<Faults>({})
  const [refusal, setRefusal] = useState<string>()
  const saved = () => {
    forgetDraft()
    toast('已保存')
    return goBack()
  }
  const { submit, pending } = useSaveAddress(saved, ({ message }) => setRefusal(message))

  const change = (part: Partial<AddressDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    saveDraft(of, next)
    setRefusal(undefined)
    // an error disappears as soon as its field changes
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
  }
  const save = () => {
    const wrong = draftFaults(draft)
    setFaults(wrong)
    setRefusal(undefined)
    if (Object.keys(wrong).length === 0) submit({ addressId, draft })
  }
  const discard = () => {
    forgetDraft()
    setDraft(initial)
    setFaults({})
    setRestored(false)
  }
  return { draft, restored, faults, refusal, saving: pending !== undefined, change, save, discard }
}
