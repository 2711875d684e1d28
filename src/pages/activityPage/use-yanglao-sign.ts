import { useRef, useState } from 'react'
import { signActivity, signFaultText } from '@/features/activity/commands'
import { useActivity } from '@/features/activity/queries'
import { recordActivity, useVisitRecord } from '@/features/activity/record'
import { requireLogin } from '@/features/session/require-login'
import { useShare } from '@/features/wechat/use-share'
import { restoreScroll } from '@/platform/screen/page-scroll'
import { urlOf } from '@/routes/navigate'
import { titleOf } from '@/routes/table'
import { faultsLeft, signFaults, type SignFaults } from './sign-rules'

const PATH = 'pages/activityPage/activityYanglaoSign'

/** The way through the signing: reading, then name and tick, then the server's word. */
export function useYanglaoSign(named: string | undefined) {
  const { query, none, activityId, activity } = useActivity('sign', named)
  const [signing, setSigning] = useState(false)
  const [name, setName] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [faults, setFaults] = useState<SignFaults>({})
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  useVisitRecord(activity?.activityId)
  useShare({
    title: activity?.title ?? titleOf(PATH),
    path: urlOf(PATH, activityId ? { activityId } : {})
  })

  async function send(agreementVersion: string): Promise<void> {
    if (activityId === undefined) return
    try {
      await signActivity({ activityId, name: name.trim(), agreementVersion })
      recordActivity(activityId, 'join')
    } catch (error) {
      setFaults({ form: signFaultText(error) })
    }
  }

  return {
    query,
    none,
    activity,
    signing,
    name,
    agreed,
    faults,
    busy,
    begin: () => {
      void requireLogin().then((loggedIn) => {
        if (!loggedIn) return
        // what is signed is read from its beginning, however far the page was scrolled
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
    /** A second press while it is under way does nothing. */
    submit: async (agreementVersion: string) => {
      const found = signFaults(name, agreed)
      setFaults(found)
      if (running.current || Object.keys(found).length > 0) return
      running.current = true
      setBusy(true)
      await send(agreementVersion)
      running.current = false
      setBusy(false)
    }
  }
}

export type YanglaoSign = ReturnType<typeof useYanglaoSign>
