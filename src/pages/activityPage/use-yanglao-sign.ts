import { useState } from 'react'
import { signFaultText, useSigning } from '@/features/activity/commands'
import { useActivity } from '@/features/activity/queries'
import { recordActivity, useVisitRecord } from '@/features/activity/record'
import { requireLogin } from '@/features/session/require-login'
import { useShare } from '@/features/wechat/use-share'
import { restoreScroll } from '@/platform/screen/page-scroll'
import { scrollIntoView } from '@/platform/screen/scroll-into-view'
import { urlOf } from '@/routes/navigate'
import { titleOf } from '@/routes/table'
import { SIGN_ELEMENT } from './sections/sign-form'
import { faultsLeft, signFaults, type SignFaults } from './sign-rules'

const PATH = 'pages/activityPage/activityYanglaoSign'

/** Where the form stands once it is scrolled to, px from the top. */
const FORM_TOP = 80

/** The steps of the signing: reading, then name and consent, then the server's result. */
export function useYanglaoSign(named: string | undefined) {
  const { query, none, activityId, activity } = useActivity('sign', named)
  const [signing, setSigning] = useState(false)
  const [name, setName] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [faults, setFaults] = useState<SignFaults>({})
  useVisitRecord(activity?.activityId)
  useShare({
    title: activity?.title ?? titleOf(PATH),
    path: urlOf(PATH, activityId ? { activityId } : {})
  })

  const { submit, pending } = useSigning({
    then: (_, signed) => recordActivity(signed.activityId, 'join'),
    failed: (error) => setFaults({ form: signFaultText(error) })
  })

  return {
    query,
    none,
    activity,
    signing,
    name,
    agreed,
    faults,
    busy: pending !== undefined,
    begin: () => {
      void requireLogin().then((loggedIn) => {
        if (!loggedIn) return
        // the text to be signed is read from the top, however far the page was scrolled
        restoreScroll(0)
        setSigning(true)
      })
    },
    typeName: (text: string) => {
      setName(text)
      setFaults(faultsLeft(faults, text, agreed))
    },
    toggle: () => {
      setAgreed(!agreed)
      setFaults(faultsLeft(faults, name, !agreed))
    },
    submit: (agreementVersion: string) => {
      const found = signFaults(name, agreed)
      setFaults(found)
      // what is missing stands below a long text
      if (Object.keys(found).length > 0) return scrollIntoView(SIGN_ELEMENT, FORM_TOP)
      if (activityId === undefined) return
      submit({ activityId, name: name.trim(), agreementVersion })
    }
  }
}

export type YanglaoSign = ReturnType<typeof useYanglaoSign>
