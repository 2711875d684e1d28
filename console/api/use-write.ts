import type { ConsoleCallName } from '@contract/console/endpoints'
import type { ConsoleData, ConsoleInput } from '@contract/console/types'
import { UNDECIDED } from '@contract/envelope/codes'
import { useOnError } from '@refinedev/core'
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from './call'
import { DATA_KEY } from './data-key'
import { newKey } from './new-key'
import { NETWORK, Refusal } from './refusal'

const isUndecided = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === NETWORK || UNDECIDED.has(error.code))

/**
 * A write. Tried again after a failure that leaves its outcome open, it carries the key of the first try, so that it happens once.
 * Afterwards everything that is shown is read again: staff look at few things at a time.
 */
export function useWrite<N extends ConsoleCallName>(
  name: N
): UseMutationResult<ConsoleData<N>, Error, ConsoleInput<N>> {
  const client = useQueryClient()
  const { mutate: onError } = useOnError()
  const begun = useRef<{ readonly input: string; readonly key: string } | null>(null)
  return useMutation({
    mutationFn: async (input) => {
      const text = JSON.stringify(input)
      const { key } = begun.current?.input === text ? begun.current : { key: newKey() }
      begun.current = { input: text, key }
      try {
        const data = await call(name, input, { idempotencyKey: key })
        begun.current = null
        return data
      } catch (error) {
        if (!isUndecided(error)) begun.current = null
        throw error
      }
    },
    onError: (error) => onError(error),
    // not waited for: what is read may take away the button, which then would not say that it is done
    onSettled: () => void client.invalidateQueries({ queryKey: [DATA_KEY] })
  })
}
