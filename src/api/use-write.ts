import { useCallback, useRef } from 'react'
import { useMutation } from '@tanstack/react-query'
import { performWrite, type Write, type Written } from './write'

/** What stands around a write on a page. */
export interface Around<Input, Data> {
  /** Asked before anything is sent: false = not now (nobody has logged in). */
  readonly before?: (input: Input) => Promise<boolean>
  /** What follows; the write is pending until it has ended. */
  readonly then?: (written: Written<Data>, input: Input) => unknown
  readonly failed?: (error: Error, input: Input) => unknown
}

/**
 * The one way to write: carries out a command, one at a time, with its idempotency key (`performWrite`). `submit` does
 * nothing while one is under way; `submitNow` gives the answer or throws, for a flow of its own. `pending` is the input
 * that is under way.
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
  const running = useRef(false)

  const submitNow = useCallback(
    async (input: Input): Promise<Data> => (await mutateAsync(input)).data,
    [mutateAsync]
  )

  async function run(input: Input): Promise<void> {
    if (running.current) return
    running.current = true
    try {
      if (!before || (await before(input))) await mutateAsync(input)
    } catch {
      // `failed` has seen it, and the error catalogue too
    } finally {
      running.current = false
    }
  }

  return { submit: (input: Input) => void run(input), submitNow, pending: isPending ? variables : undefined }
}
