/** Passkeys of this browser: what it is asked, and what is said where it does not answer. */
import type { ConsoleData, ConsoleInput } from '@contract/console/types'
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { call } from '../api/call'
import { Refusal } from '../api/refusal'

/** The browser, or whoever sits at it, did not make or use a passkey. */
const NO_PASSKEY = 'no passkey'

/** What is said for errors of WebAuthn by their names. */
const SAID: Readonly<Record<string, string>> = {
  NotAllowedError: '已取消或等待超时。可以重试，或用密码登录',
  AbortError: '已取消',
  InvalidStateError: '这个设备上已有您的通行密钥，不用再添加',
  SecurityError: '通行密钥不能在这个网址使用，请从管理后台的正式网址打开',
  NotSupportedError: '这个设备不支持通行密钥',
  ConstraintError: '这个设备不能验证指纹、面容或锁屏密码，不支持通行密钥'
}

/**
 * Makes a passkey here for whoever is logged in. `begin` asks the server for what it needs.
 * @throws Refusal
 */
export async function makePasskey(
  begin: () => Promise<ConsoleData<'beginPasskey'>>
): Promise<ConsoleInput<'addPasskey'>['response']> {
  await expectPasskeysHere()
  const { options } = await begin()
  const { id, rawId, response } = await asked(() => startRegistration({ optionsJSON: options }))
  const { clientDataJSON, attestationObject, transports } = response
  return {
    id,
    rawId,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) }
  }
}

/** Has a challenge signed by a passkey of this browser, of whoever chooses one. @throws Refusal */
export async function signedByPasskey(): Promise<ConsoleInput<'loginByPasskey'>> {
  await expectPasskeysHere()
  const { options } = await call('beginPasskeyLogin', {})
  const { id, rawId, response } = await asked(() => startAuthentication({ optionsJSON: options }))
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    response: {
      id,
      rawId,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON,
        authenticatorData,
        signature,
        ...(userHandle !== undefined && { userHandle })
      }
    }
  }
}

/** @throws Refusal where this browser has none, or not at this address */
async function expectPasskeysHere(): Promise<void> {
  const { passkeys } = await call('loginWays', {})
  if (location.origin !== passkeys.origin)
    throw new Refusal(NO_PASSKEY, `通行密钥只能在 ${passkeys.origin} 使用，请从那里打开`)
  if (!browserSupportsWebAuthn()) throw new Refusal(NO_PASSKEY, '这个浏览器不支持通行密钥，请用密码登录')
}

async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    throw new Refusal(NO_PASSKEY, SAID[name] ?? '通行密钥没有成功，请重试或用密码登录')
  }
}
