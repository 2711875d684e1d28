import type { LoginResult } from '@contract/types'
import { waitFor } from './login-check'
import type { Login } from './session'

/**
 * The result of a login. An account being deleted is entered only once its owner revokes the deletion; null:
 * they do not.
 */
export const admitted = ({ accessToken, closed, ...login }: LoginResult): Promise<Login | null> =>
  closed ? waitFor({ closed }) : Promise.resolve({ ...login, accessToken: accessToken ?? '' })
