import { useEffect, useRef, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { forgetCode, saveCode, savedCode } from '@/features/lounge/saved-code'
import { leftText, type LoungePlan, type LoungeTab } from '@/features/lounge/model'
import { loungeFrontQuery, loungeStatusQuery, loungeVisitsQuery } from '@/features/lounge/queries'
import { useLoungeCode } from '@/features/lounge/use-lounge-code'
import { useLoggedIn } from '@/features/session/atoms'
import { requireLogin } from '@/features/session/require-login'
import { toast } from '@/platform/feedback/feedback'
import { scrollIntoView } from '@/platform/screen/scroll-into-view'
import { navigate } from '@/routes/navigate'
import { usePullToRefresh } from '@/ui/visible/page-hooks'
import { useFreshOnShow } from '@/ui/visible/fresh-on-show'
import { TERMS_ELEMENT } from './sections/terms'

/** Poll interval for whether a gate has accepted the code, while it is shown. */
const WATCH_MS = 8_000

/** The plans, the member's status, and the gate code. */
export function useYuetu() {
  const client = useQueryClient()
  const loggedIn = useLoggedIn()
  const front = useQuery(loungeFrontQuery())
  const standing = useQuery({
    ...loungeStatusQuery(),
    enabled: loggedIn,
    refetchInterval: ({ state }) => (state.data?.canEnter ? WATCH_MS : false),
    meta: { background: true }
  })
  const check = loggedIn ? standing.data : undefined
  // offline, the last code still opens a gate while it is valid
  const stored = loggedIn && check === undefined && standing.isError ? savedCode() : undefined
  const pass = check?.pass ?? stored?.pass
  const { code = stored?.code, hadAt, ...renewal } = useLoungeCode(check?.canEnter === true)

  const active = check?.canEnter ? check.pass : undefined
  useEffect(() => {
    if (code && active && code.passNo === active.passNo) saveCode(code, active)
    // also when the same code is returned again, which was forgotten below meanwhile
  }, [code, hadAt, active])

  const { renew } = renewal
  const before = useRef<{ passNo: string; visitsLeft: number }>()
  useEffect(() => {
    const was = before.current
    if (pass) before.current = pass
    if (!was || !pass || was.passNo !== pass.passNo || was.visitsLeft <= pass.visitsLeft) return
    toast(`已进厅，${leftText(pass)}`)
    forgetCode()
    renew()
    void client.invalidateQueries({ queryKey: loungeVisitsQuery().queryKey })
    // report each visit once
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pass?.passNo, pass?.visitsLeft])

  const refresh = () => Promise.all([front.refetch(), loggedIn && standing.refetch()])
  useFreshOnShow(() => loggedIn && standing.refetch({ cancelRefetch: false }))
  usePullToRefresh(() =>
    Promise.all([refresh(), client.invalidateQueries({ queryKey: loungeVisitsQuery().queryKey })])
  )

  return {
    loggedIn,
    front,
    /** Set if the member's status failed to load and no code is stored. */
    lost: loggedIn && check === undefined && standing.isError && !stored,
    waiting: loggedIn && standing.isPending,
    retry: () => void standing.refetch(),
    check,
    pass,
    code,
    offline: stored !== undefined,
    renewal
  }
}

/** Where the checkbox stands once it is scrolled to, px from the top. */
const TERMS_TOP = 160

/** Which tab is shown: the plans for users without a membership, the lounges for members. */
export function useLoungeTab(first: LoungeTab) {
  const [chosen, setTab] = useState<LoungeTab>()
  return { tab: chosen ?? first, setTab }
}

/** The selected plan, the checkbox below it, and the button to the cashier. */
export function usePlanChoice(plans: readonly LoungePlan[], termsVersion: string | null | undefined) {
  const [chosenId, choose] = useState<string>()
  const [agreed, setAgreed] = useState(false)
  const [missed, setMissed] = useState(false)
  const chosen =
    plans.find(({ planId }) => planId === chosenId) ?? plans.find(({ purchase }) => purchase.allowed)
  return {
    chosen,
    choose,
    agreed,
    fault: missed && !agreed ? '请先阅读并勾选同意服务条款' : undefined,
    toggle: () => setAgreed((is) => !is),
    /** To the cashier; without the tick to the checkbox, which is marked. */
    buy: async () => {
      if (!agreed) {
        setMissed(true)
        return scrollIntoView(TERMS_ELEMENT, TERMS_TOP)
      }
      if (!chosen || !(await requireLogin())) return
      await navigate('pages/pay/index', {
        kind: 'lounge',
        itemId: chosen.planId,
        ...(termsVersion ? { termsVersion } : {})
      })
    }
  }
}
