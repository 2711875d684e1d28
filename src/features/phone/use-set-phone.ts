import { useEffect, useState } from 'react'
import { useAtom } from 'jotai'
import { useQuery } from '@tanstack/react-query'
import { RESULT } from '@contract/envelope/codes'
import { typedPhone } from '@contract/typed/phone'
import { codeOf } from '@/api/error'
import { useWrite } from '@/api/use-write'
import { profileQuery } from '@/features/member/queries'
import { changing, merging, saving, sendNewCode, sendOldCode, verifying } from './commands'
import { EMPTY_DRAFT, phoneDraftAtom, resumed, type PhoneDraft } from './draft'
import type { Belonging, PhoneChange } from './model'
import { useCodeSend } from '@/features/session/use-code-send'
import { faultText } from '@/features/session/fault-text'
import { codeDigits, codeFault, mobileFault } from '@/features/session/model'
import { serverNow } from '@/lib/server-now'

/** Errors by the field beside which they are shown. */
export interface PhoneFaults {
  readonly mobile?: string | undefined
  readonly code?: string | undefined
  readonly form?: string | undefined
}

/** The result. */
export interface PhoneResult {
  readonly maskedMobile: string
  /** Whether the member had a number before. */
  readonly had: boolean
  /** What was merged; null if nothing was. */
  readonly joined: readonly Belonging[] | null
}

/** The steps to another number: own number, new number, whether to merge the account that has it, done. */
export function useSetPhone() {
  const profile = useQuery(profileQuery())
  const [draft, setDraft] = useAtom(phoneDraftAtom)
  const [faults, setFaults] = useState<PhoneFaults>({})
  const [result, setResult] = useState<PhoneResult>()
  const had = profile.data?.hasMobile ?? false
  const put = (change: Partial<PhoneDraft>) => setDraft((now) => ({ ...now, ...change }))
  useEffect(() => setDraft((now) => resumed(now, serverNow())), [setDraft])

  /** An expired step starts over; what was typed stays. */
  const failed = (error: Error) => {
    const text = faultText(error)
    if (codeOf(error) === RESULT.stepExpired) {
      put({ step: had ? 'old' : 'new', oldCode: '', newCode: '', merge: null, agreed: false, until: 0 })
      setFaults({ form: text })
    } else {
      setFaults(codeOf(error) === RESULT.wrongCode ? { code: text } : { form: text })
    }
  }
  const came = ({ changed, merged, maskedMobile, merge }: PhoneChange) => {
    if (changed) {
      setResult({ maskedMobile, had, joined: merged ? (draft.merge?.belongings ?? null) : null })
      setDraft(EMPTY_DRAFT)
    } else if (merge) {
      put({ step: 'merge', merge, agreed: false, until: Date.parse(merge.expiresAt) })
    }
  }
  const verify = useWrite(verifying, {
    then: ({ data }) => put({ step: 'new', oldCode: '', until: Date.parse(data.expiresAt) }),
    failed
  })
  const change = useWrite(had ? changing : saving, { then: ({ data }) => came(data), failed })
  const merge = useWrite(merging, { then: ({ data }) => came(data), failed })

  const oldSend = useCodeSend(
    (oldResendAt) => put({ oldResendAt }),
    (code) => setFaults({ code })
  )
  const newSend = useCodeSend(
    (newResendAt) => put({ newResendAt }),
    (code) => setFaults({ code })
  )

  /** Shows the errors, if any. */
  function refused(found: PhoneFaults): boolean {
    setFaults(found)
    return Object.values(found).some(Boolean)
  }
  const { oldCode, mobile, newCode, agreed } = draft
  return {
    profile,
    draft,
    faults,
    result,
    /** A member without a number has no old one to verify. */
    step: draft.step === 'old' && !had ? ('new' as const) : draft.step,
    busy: { verify: !!verify.pending, change: !!change.pending, merge: !!merge.pending },
    old: {
      sending: oldSend.sending,
      type: (text: string) => {
        put({ oldCode: codeDigits(text) })
        setFaults({})
      },
      send: () => {
        setFaults({})
        oldSend.send(sendOldCode)
      },
      next: () => {
        if (!refused({ code: codeFault(oldCode) })) verify.submit({ code: oldCode })
      }
    },
    fresh: {
      sending: newSend.sending,
      typeMobile: (text: string) => {
        const typed = typedPhone(text)
        // the code and the one-minute wait belong to the previous number
        put({ mobile: typed, ...(typed !== mobile && { newCode: '', newResendAt: 0 }) })
        setFaults({})
      },
      type: (text: string) => {
        put({ newCode: codeDigits(text) })
        setFaults({})
      },
      send: () => {
        if (!refused({ mobile: mobileFault(mobile) })) newSend.send((proof) => sendNewCode(mobile, proof))
      },
      next: () => {
        if (!refused({ mobile: mobileFault(mobile), code: codeFault(newCode) }))
          change.submit({ mobile, code: newCode })
      }
    },
    join: {
      agree: () => {
        put({ agreed: !agreed })
        setFaults({})
      },
      next: () => {
        if (!refused({ form: agreed ? undefined : '请先勾选同意合并' })) merge.submit({ agreed: true })
      },
      /** The old number stays verified; the new one is not yet. */
      other: () => {
        put({ step: 'new', merge: null, agreed: false, mobile: '', newCode: '', newResendAt: 0 })
        setFaults({})
      }
    }
  }
}

export type SetPhone = ReturnType<typeof useSetPhone>
