import { useCallback, useEffect, useRef, useState } from 'react'
import { webViewOrigins } from '@/features/channel/web-hosts'
import { isNoOrder } from '@/features/order/refusal'
import { safeUrl, type AddressVerdict } from '@/lib/safe-url'
import { leaveApp, opensNoBrowser, ownWebAddress, explainHowToOpen } from '@/features/wechat/leave-app'
import { toast } from '@/platform/feedback/feedback'
import { fromHere } from '@/platform/navigation/from-here'
import { platform } from '@/platform/environment/kind'
import type { AddressSource } from './addresses'
import { faultOf, isOffline } from './fault'

/** A site that has not loaded by then is told as failed, ms. */
export const LOAD_LIMIT_MS = 20_000

const SITE_FAILED = '合作方页面未能打开'

/** How far the partner's site is. `try` counts the tries: each shows a frame of its own. */
export type PlacementState =
  | { readonly step: 'asking'; readonly try: number }
  | { readonly step: 'loading' | 'shown'; readonly try: number; readonly verdict: AddressVerdict }
  /** There is no such order: neither a retry nor a browser helps. */
  | { readonly step: 'notFound'; readonly try: number; readonly error: unknown }
  /** `got` = there was an address, and the site did not open. */
  | {
      readonly step: 'failed'
      readonly try: number
      readonly text: string
      readonly offline: boolean
      readonly got: boolean
    }

/** What a call for the address that failed leaves to show. */
function afterRefusal(error: unknown, at: number, ofOrder: boolean): PlacementState {
  if (ofOrder && isNoOrder(error)) return { step: 'notFound', try: at, error }
  return { step: 'failed', try: at, text: faultOf(error), offline: isOffline(error), got: false }
}

/** The partner's address, asked for afresh with each try, and how far its site is. */
export function usePlacement(source: AddressSource) {
  const [state, setState] = useState<PlacementState>({ step: 'asking', try: 1 })
  const [leaving, setLeaving] = useState(false)
  const ask = useRef(source)
  ask.current = source
  const { step, try: count } = state

  useEffect(() => {
    let wanted = true
    const put = (next: PlacementState) => {
      if (wanted) setState(next)
    }
    ask.current().then(
      (url) => put({ step: 'loading', try: count, verdict: safeUrl(fromHere(url), webViewOrigins()) }),
      (error: unknown) => put(afterRefusal(error, count, ask.current.ofOrder === true))
    )
    return () => {
      wanted = false
    }
  }, [count])

  const framed = step === 'loading' && state.verdict.kind === 'inside'
  const fail = useCallback(
    () =>
      setState(({ try: at }) => ({ step: 'failed', try: at, text: SITE_FAILED, offline: false, got: true })),
    []
  )
  useEffect(() => {
    if (!framed) return
    const timer = setTimeout(fail, LOAD_LIMIT_MS)
    return () => clearTimeout(timer)
  }, [framed, count, fail])

  /** A browser can open the site beside the app; the mini-program has none. */
  const canLeave = platform() !== 'mini'

  const leave = async () => {
    if (leaving) return
    // WeChat's menu takes the address of a page along: it gets this page's, and never the signed one
    if (opensNoBrowser() || (step === 'failed' && !canLeave)) return explainHowToOpen(ownWebAddress())
    setLeaving(true)
    try {
      // the address that the frame was given may be good for one visit only
      const verdict = safeUrl(fromHere(await ask.current()), webViewOrigins())
      if (verdict.kind !== 'refused') await leaveApp(verdict.url)
    } catch (error) {
      toast(faultOf(error))
    } finally {
      setLeaving(false)
    }
  }

  return {
    state,
    loaded: () => setState((now) => (now.step === 'loading' ? { ...now, step: 'shown' } : now)),
    fail,
    retry: () => setState(({ try: at }) => ({ step: 'asking', try: at + 1 })),
    leave: () => void leave(),
    leaving,
    canLeave
  }
}
