import { SettingsError } from '../config/settings-error'

type Source = Readonly<Record<string, string | undefined>>

/**
 * Variables that a real gateway requires.
 * @throws SettingsError naming each missing one, with the gateway that needs it
 */
export function requiredSettings<N extends string>(
  gateway: string,
  names: readonly N[],
  env: Source,
  mode = 'real'
): Record<N, string> {
  const missing = names.filter((name) => !env[name])
  if (missing.length > 0) {
    throw new SettingsError(missing.map((name) => `${name}: required when ${gateway} is ${mode}`))
  }
  return Object.fromEntries(names.map((name) => [name, env[name] ?? ''])) as Record<N, string>
}

/** The configured address of an outside system, or its default. @throws SettingsError if it is not an http(s) address */
export function addressSetting(name: string, usual: string, env: Source): URL {
  const text = env[name] || usual
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text)
  throw new SettingsError([`${name}: must be an http(s) address`])
}
