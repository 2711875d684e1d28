import { useEffect, useState, type ComponentType } from 'react'
import { loadedModule } from '@/platform/screen/lazy-modules'
import { ErrorState } from '@/ui/error-state/error-state'
import type { LazyComponentProps } from './lazy-component-types'

/**
 * A part being fetched shows its loading state after the first time, and gives up after the second (rule
 * limit.asyncPage), ms.
 */
const LOADING_AFTER_MS = 200
const GIVE_UP_MS = 60_000

type State<P> = 'quiet' | 'loading' | 'failed' | { readonly Part: ComponentType<P> }

const stateOf = <P,>(Part: ComponentType<P> | undefined): State<P> => (Part ? { Part } : 'quiet')

const late = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('timeout')), GIVE_UP_MS)
  })

/**
 * A part of a page whose code is fetched when it is first shown; a failure can be retried, unlike with
 * React.lazy.
 */
export function LazyComponent<P extends object>({
  load,
  props,
  skeleton,
  stands = false
}: LazyComponentProps<P>) {
  const [state, setState] = useState<State<P>>(() => stateOf(loadedModule(load)))
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const Part = loadedModule(load)
    setState(stateOf(Part))
    if (Part) return
    let gone = false
    const set = (next: State<P>) => {
      if (!gone) setState(next)
    }
    const timer = setTimeout(() => set('loading'), LOADING_AFTER_MS)
    Promise.race([load(), late()])
      .then(
        (Part) => set({ Part }),
        () => set('failed')
      )
      .finally(() => clearTimeout(timer))
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [load, attempt])

  if (state === 'loading' || (state === 'quiet' && stands)) return <>{skeleton}</>
  if (state === 'quiet') return null
  if (state === 'failed')
    return <ErrorState text='内容加载失败' onRetry={() => setAttempt((count) => count + 1)} />
  return <state.Part {...(props as P)} />
}
