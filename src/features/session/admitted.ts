import type { LoginResult } from '@contract/types'
import { waitFor } from './login-check'
import type { Login } from './session'

/** What a login leads to. Into an account that is being deleted it leads only once its owner takes that back; null: they wait on. */
export const admitted = ({ accessToken, closed, ...login }: LoginResult): Promise<Login | null> =>
  closed ? waitFor({ closed }) : Promise.resolve({ ...login, accessToken: accessToken ?? '' })
