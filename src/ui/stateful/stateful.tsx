import type { ReactNode } from 'react'
import { ErrorState } from '../error-state/error-state'
import { useShell } from '../shell/shell'

/** The part of a TanStack query that this needs. */
export interface QueryLike<T> {
  data: T | undefined
  status: 'pending' | 'error' | 'success'
  error: unknown
  /** `paused`: the device is offline and the request waits. */
  fetchStatus?: 'fetching' | 'paused' | 'idle'
  refetch: () => unknown
}

export interface StatefulProps<T> {
  query: QueryLike<T>
  /** Boxes with the shape and position of the content. */
  skeleton: ReactNode
  /** Shown when `isEmpty` says so. */
  empty?: ReactNode
  isEmpty?: (data: T) => boolean
  children: (data: T) => ReactNode
}

const UNKNOWN = '页面加载失败'

/**
 * One of the four states of a screen: skeleton, error, empty, content. Content that is already there stays when a
 * later refresh fails.
 */
export function Stateful<T>({ query, skeleton, empty, isEmpty, children }: StatefulProps<T>) {
  const { data, error, status, fetchStatus } = query
  const { goHome } = useShell()
  if (data !== undefined) return <>{isEmpty?.(data) && empty !== undefined ? empty : children(data)}</>
  const retry = () => void query.refetch()
  if (fetchStatus === 'paused') return <ErrorState offline text={UNKNOWN} onRetry={retry} />
  if (status !== 'error') return <>{skeleton}</>
  return (
    <ErrorState
      offline={isOffline(error)}
      text={messageOf(error)}
      onLeave={stands(error) ? goHome : undefined}
      retrying={fetchStatus === 'fetching'}
      onRetry={retry}
    />
  )
}

function messageOf(error: unknown): string {
  // Only the server's messages for users are shown, not the English of exceptions
  return error instanceof Error && /[\u4e00-\u9fff]/.test(error.message) ? error.message : UNKNOWN
}

function isOffline(error: unknown): boolean {
  return error instanceof Error && 'kind' in error && error.kind === 'network'
}

/** The requested object does not exist: a retry cannot help. */
function stands(error: unknown): boolean {
  return error instanceof Error && 'stands' in error && error.stands === true
}
