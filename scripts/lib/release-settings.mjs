import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { ROOT } from './install.mjs'

/**
 * The settings that a build of this mode gets, by priority: the shell's, `.env.<mode>.local`, `.env.local`,
 * `.env.<mode>`, `.env`.
 */
export function settingsOf(mode, folder = ROOT, shell = process.env) {
  const files = ['.env', `.env.${mode}`, '.env.local', `.env.${mode}.local`].map((name) =>
    path.join(folder, name)
  )
  const said = files.filter(existsSync).map((file) => parseEnv(readFileSync(file, 'utf8')))
  return Object.assign({}, ...said, shell)
}

const APP_ID = /^wx[0-9a-f]{16}$/
/** The example values in `.env.production` and `.env.uat`. */
const EXAMPLE_ID = 'wx0000000000000001'

function addressFault(name, given) {
  const where = `${name}="${given ?? ''}"`
  let url
  try {
    url = new URL(given ?? '')
  } catch {
    return `${where} is no address: the mini-program would reach no server`
  }
  if (url.protocol !== 'https:') return `${where} is not https: WeChat refuses every call`
  if (/(^|\.)example\.(com|org|net)$/.test(url.hostname))
    return `${where} is the example: put your own address`
  if (/^(localhost|\[?::1|127\.|10\.|192\.168\.)/.test(url.hostname))
    return `${where} is reached from this machine alone`
  return undefined
}

/** Why a mini-program built with these settings must not be uploaded; empty if it may. */
export function releaseFaults(settings) {
  const id = settings.TARO_APP_ID
  const idFault =
    id === EXAMPLE_ID
      ? `TARO_APP_ID="${id}" is the example: put your own app id`
      : APP_ID.test(id ?? '')
        ? undefined
        : `TARO_APP_ID="${id ?? ''}" is no app id of WeChat (wx and 16 digits or a to f)`
  const api = settings.TARO_APP_API_ORIGIN ? 'TARO_APP_API_ORIGIN' : 'TARO_APP_WEAPP_ORIGIN'
  const others = ['TARO_APP_UAT_ORIGIN', 'TARO_APP_PRODUCTION_ORIGIN'].filter((name) => settings[name])
  return [idFault, ...[api, ...others].map((name) => addressFault(name, settings[name]))].filter(Boolean)
}
