import { parseArgs } from 'node:util'
import { STAFF_ROLES, type StaffRole } from '../../contract/console/endpoint'
import { dayInChina } from '../../server/lib/china-time'
import {
  addStaff,
  disableAccount,
  linkAccount,
  listAccounts,
  resetAccount,
  unlinkAccount,
  type AccountDependencies,
  type Credentials,
  type ListedAccount
} from '../../server/modules/staff/accounts'
import { verifyActs } from '../../server/modules/staff/acts'

export const USAGE = `npm run staff -- add NAME --role ROLE [--stores ID,ID] [--sights ID,ID] [--lounges ID,ID] [--totp] [--password-stdin]
npm run staff -- list
npm run staff -- disable NAME                                  (at once, in all browsers)
npm run staff -- reset NAME [--totp] [--password-stdin]        (new password and second factor, no passkeys, not linked; can be used again if it was disabled)
npm run staff -- link NAME SUBJECT                             (logs in by the identity provider of CONSOLE_OIDC_ISSUER, who calls them so: sub)
npm run staff -- unlink NAME
npm run staff -- verify                                        (whether the audit trail is whole)
ROLE: ${STAFF_ROLES.join(', ')}. A password that is not read from standard input is made, and printed once.`

/** The dependencies of the commands. */
export interface StaffDependencies extends AccountDependencies {
  /** All of standard input. */
  readonly readInput: () => Promise<string>
  /** The identity provider of the settings; undefined if there is none. */
  readonly oidcIssuer?: string | undefined
}

const OPTIONS = {
  role: { type: 'string' },
  stores: { type: 'string', default: '' },
  sights: { type: 'string', default: '' },
  lounges: { type: 'string', default: '' },
  totp: { type: 'boolean', default: false },
  'password-stdin': { type: 'boolean', default: false }
} as const

/** Runs one command. @returns the text to print @throws Error */
export async function runStaff(args: readonly string[], dependencies: StaffDependencies): Promise<string> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const [command, name, subject, ...more] = positionals
  if (more.length > 0 || (subject !== undefined) !== (command === 'link')) throw new Error(USAGE)
  const { db, readInput } = dependencies
  if (name === undefined) {
    if (command === 'list') return listWords(await listAccounts(db))
    if (command === 'verify') return verify(dependencies)
    throw new Error(USAGE)
  }
  const choice = async () => ({
    totp: values.totp,
    password: values['password-stdin'] ? (await readInput()).replace(/\r?\n$/, '') : null
  })
  switch (command) {
    case 'add': {
      const places = {
        storeIds: idsOf(values.stores),
        sightIds: idsOf(values.sights),
        loungeIds: idsOf(values.lounges)
      }
      const account = { name: name.trim(), role: roleOf(values.role), ...places }
      if (account.name === '' || account.name.length > 30) throw new Error('A name has 1 to 30 letters')
      return toldWords(
        `Added: ${account.name}`,
        await addStaff(dependencies, { ...account, ...(await choice()) })
      )
    }
    case 'disable':
      await disableAccount(dependencies, name)
      return `Disabled: ${name}`
    case 'reset':
      return toldWords(`Reset: ${name}`, await resetAccount(dependencies, name, await choice()))
    case 'link':
      await linkAccount(dependencies, name, identityOf(dependencies, subject))
      return `Linked: ${name}`
    case 'unlink':
      await unlinkAccount(dependencies, name)
      return `Unlinked: ${name}`
    default:
      throw new Error(USAGE)
  }
}

function identityOf({ oidcIssuer }: StaffDependencies, subject = '') {
  if (oidcIssuer === undefined)
    throw new Error('Set CONSOLE_OIDC_ISSUER first: a subject is one of a provider')
  if (subject === '' || subject.length > 255) throw new Error('A subject has 1 to 255 letters')
  return { issuer: oidcIssuer, subject }
}

const idsOf = (text: string): string[] =>
  text
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean)

function roleOf(text: string | undefined): StaffRole {
  const role = STAFF_ROLES.find((one) => one === text)
  if (!role) throw new Error(USAGE)
  return role
}

const toldWords = (done: string, { password, totpUrl }: Credentials): string =>
  [
    done,
    ...(password === null ? [] : [`Password, shown this once: ${password}`]),
    ...(totpUrl === null ? [] : [`For the authenticator app, shown this once: ${totpUrl}`])
  ].join('\n')

const listWords = (accounts: readonly ListedAccount[]): string =>
  accounts
    .map(({ name, role, storeIds, sightIds, sealedTotp, passkeys, subject, createdAt, disabledAt }) =>
      [
        name,
        role,
        [...storeIds, ...sightIds].join(',') || '-',
        sealedTotp === null ? 'password' : 'password+totp',
        passkeys > 0 ? `passkeys:${passkeys}` : '',
        subject === null ? '' : `linked:${subject}`,
        dayInChina(createdAt),
        disabledAt === null ? '' : `disabled ${dayInChina(disabledAt)}`
      ]
        .filter(Boolean)
        .join('  ')
    )
    .join('\n') || 'There is no account yet: the console does not exist.'

async function verify({ db }: StaffDependencies): Promise<string> {
  const { whole, brokenAt } = await verifyActs(db)
  if (brokenAt !== null)
    throw new Error(`The audit trail is broken at entry ${brokenAt}; ${whole} before it are whole`)
  return `The audit trail is whole: ${whole} entries`
}
