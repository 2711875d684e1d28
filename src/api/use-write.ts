import { useCallback, useEffect, useRef } from 'react'
import { useMutation } from '@tanstack/react-query'
import { performWrite, type Write, type Written } from './write'

/** What a page does before and after a write. */
export interface Around<Input, Data> {
  /** Called before anything is sent: false = do not send (nobody is logged in). */
  readonly before?: (input: Input) => Promise<boolean>
  /** What follows; the write is pending until it has ended. */
  readonly then?: (written: Written<Data>, input: Input) => unknown
  readonly failed?: (error: Error, input: Input) => unknown
}

/**
 * The one way to write: carries out a command, one at a time, with its idempotency key (`performWrite`). `submit` does
 * nothing while one is under way; `submitNow` returns the response or throws, for custom flows. `pending` is
 * the input under way.
 */
export function useWrite<Input extends object, Data>(
  write: Write<Input, Data>,
  around: Around<Input, Data> = {}
) {
  const { before, then, failed } = around
  const { mutateAsync, isPending, variables } = useMutation<Written<Data>, Error, Input>({
    mutationFn: (input) => performWrite(write, input),
    onSuccess: then,
    onError: failed
  })
  /** `ended`: but the page may still show it under way, or as it was before, where its button would send again. */
  const state = useRef<'idle' | 'running' | 'ended'>('idle')
  useEffect(() => {
    if (state.current === 'ended' && !isPending) state.current = 'idle'
  })

  const submitNow = useCallback(
    async (input: Input): Promise<Data> => (await mutateAsync(input)).data,
    [mutateAsync]
  )

  async function run(input: Input): Promise<void> {
    if (state.current !== 'idle') return
    state.current = 'running'
    if (before && !(await before(input).catch(() => false))) {
      state.current = 'idle'
      return
    }
    try {
      await mutateAsync(input)
    } catch {
      // `failed` and the error catalogue have already handled it
    } finally {
      state.current = 'ended'
    }
  }

  return { submit: (input: Input) => void run(input), submitNow, pending: isPending ? variables : undefined }
}
