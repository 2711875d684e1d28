import type { AuthProvider } from '@refinedev/core'
import { isNetwork, Refusal } from '../../api/refusal'
import { authProvider, type Login } from '../../providers/auth'
import { forgetKeys, staffWithoutNetwork } from './device'

/**
 * Logins on a shop's device: without a network whoever was logged in last goes on, while that session lasts. With the session the keys of
 * the day go, too.
 */
export const shopAuth: AuthProvider = {
  ...authProvider,
  login: async (login: Login) => {
    // another one's keys; before the provider: who comes back from there is logged in already
    if (login.by === 'oidc') await forgetKeys()
    const answer = await authProvider.login(login)
    if (answer.success) await forgetKeys()
    return answer
  },
  logout: async (input: unknown) => {
    await forgetKeys()
    return authProvider.logout(input)
  },
  check: async (input) => {
    const answer = await authProvider.check(input)
    const { error } = answer
    if (isNetwork(error) && (await staffWithoutNetwork())) return { authenticated: true }
    if (error instanceof Refusal && error.isLoggedOut) await forgetKeys()
    return answer
  },
  getIdentity: async () => {
    try {
      return await authProvider.getIdentity?.()
    } catch (error) {
      const staff = isNetwork(error) ? await staffWithoutNetwork() : undefined
      if (staff) return staff
      throw error
    }
  }
}
