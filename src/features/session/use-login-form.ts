import { useState } from 'react'
import { useAtom } from 'jotai'
import { RESULT } from '@contract/envelope/codes'
import { typedPhone } from '@contract/typed/phone'
import { codeOf } from '@/api/error'
import { hasOneTapPhone, phoneAnswer } from '@/platform/wechat/phone-number'
import { loginWithPhoneCode, loginWithSmsCode, sendSmsCode } from './commands'
import { faultText } from './fault-text'
import { loginDraftAtom } from './login-draft'
import { codeDigits, codeFault, mobileFault } from './model'
import { useProvedSend } from './use-proved-send'

/** Faults by the place where they are shown. */
export interface LoginFaults {
  mobile?: string | undefined
  code?: string | undefined
  agreement?: string | undefined
  form?: string | undefined
}

const AGREE_FIRST = '请先阅读并同意协议'
const USE_SMS = '未获取到手机号，请使用短信验证码登录'
const NOTICE_REFUSED = '您未同意隐私保护指引，未获取手机号。可稍后再点一次阅读并同意，或使用短信验证码登录'

/** State and actions of the login form. A login that succeeds closes whatever shows the form. */
export function useLoginForm() {
  const [draft, setDraft] = useAtom(loginDraftAtom)
  const [faults, setFaults] = useState<LoginFaults>({})
  const [busy, setBusy] = useState<'sending' | 'entering' | null>(null)
  const proved = useProvedSend()
  const [way, setMode] = useState<'oneTap' | 'sms'>(hasOneTapPhone() ? 'oneTap' : 'sms')

  async function run(kind: 'sending' | 'entering', action: () => Promise<void>, place: keyof LoginFaults) {
    if (busy) return
    setBusy(kind)
    setFaults({})
    try {
      await action()
    } catch (error) {
      const wrongCode = codeOf(error) === RESULT.wrongCode && kind === 'entering' && way === 'sms'
      setFaults({ [wrongCode ? 'code' : place]: faultText(error) })
    } finally {
      setBusy(null)
    }
  }

  /** Shows what is wrong, if anything is. */
  function refused(found: LoginFaults): boolean {
    setFaults(found)
    return Object.values(found).some(Boolean)
  }

  const typeMobile = (text: string) => {
    setDraft({ ...draft, mobile: typedPhone(text) })
    setFaults({ ...faults, mobile: undefined })
  }
  const typeCode = (text: string) => {
    setDraft({ ...draft, code: codeDigits(text) })
    setFaults({ ...faults, code: undefined })
  }
  const agree = () => {
    setDraft({ ...draft, agreed: !draft.agreed })
    setFaults({ ...faults, agreement: undefined })
  }
  const sendCode = () => {
    if (refused({ mobile: mobileFault(draft.mobile) })) return
    const send = async () => {
      const sent = await proved((proof) => sendSmsCode(draft.mobile, proof))
      if (sent) setDraft((now) => ({ ...now, resendAt: Date.now() + sent.retryAfterSeconds * 1000 }))
    }
    void run('sending', send, 'code')
  }
  const enter = () => {
    const agreement = draft.agreed ? undefined : AGREE_FIRST
    if (refused({ mobile: mobileFault(draft.mobile), code: codeFault(draft.code), agreement })) return
    void run('entering', () => loginWithSmsCode(draft.mobile, draft.code), 'form')
  }
  const enterByPhoneNumber = (detail: unknown) => {
    const answer = phoneAnswer(detail)
    if ('refused' in answer && answer.refused === 'privacy') {
      // the same button shows the notice again
      setFaults({ form: NOTICE_REFUSED })
    } else if ('refused' in answer) {
      setMode('sms')
      setFaults({ form: USE_SMS })
    } else {
      void run('entering', () => loginWithPhoneCode(answer.code), 'form')
    }
  }
  const requestConsent = () => void refused({ agreement: AGREE_FIRST })
  const useSms = () => setMode('sms')

  return {
    draft,
    faults,
    busy,
    way,
    useSms,
    typeMobile,
    typeCode,
    agree,
    requestConsent,
    sendCode,
    enter,
    enterByPhoneNumber
  }
}

export type LoginForm = ReturnType<typeof useLoginForm>
