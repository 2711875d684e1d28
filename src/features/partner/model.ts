import { firstPartnerWith } from '@contract/partner/codes'
import { PARTNERS } from '@contract/partner/partners'
import type { Data, PartnerOrder, ThirdPartyRedirect } from '@contract/types'

export type { Film, PartnerOrder, ThirdPartyRedirect } from '@contract/types'
/** What is on in a city on a day. */
export type CityFilms = Data<'listFilms'>

/** `receiveWayExtension` of a redirect (rule data.redirect), with what is missing or broken left empty. */
export interface ReceiveMode {
  /** 1 to 4 (rule joint.types); null = other. */
  readonly jointLogin: 1 | 2 | 3 | 4 | null
  readonly miniProgramAppId: string
  readonly miniProgramRedirectUrl: string
  readonly isInternal: boolean
}

type Loose = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null
const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** JSON as an object; anything else counts as empty. Some channels send the inner object as text once more. */
function objectOf(value: unknown): Loose {
  if (isObject(value)) return value
  try {
    const parsed: unknown = JSON.parse(text(value))
    return isObject(parsed) ? parsed : {}
  } catch {
    return {}
  }
}

/** Channels write numbers as numbers or as text; nothing else counts (`true` is no 1). */
const numberOf = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : NaN

const JOINT_LOGINS = [1, 2, 3, 4] as const

/** Reads `message`; invalid JSON counts as empty. */
export function receiveModeOf(message: string): ReceiveMode {
  const way = objectOf(objectOf(message)['receiveWayExtension'])
  const joint = numberOf(way['jointLogin'])
  return {
    jointLogin: JOINT_LOGINS.find((existing) => existing === joint) ?? null,
    miniProgramAppId: text(way['miniProgramAppId']),
    miniProgramRedirectUrl: text(way['miniProgramRedirectUrl']),
    isInternal: numberOf(way['isInternal']) === 1
  }
}

/**
 * Where the app runs, as far as it matters for jumps: the mini-program, a page in its web view, or any other
 * browser.
 */
export type Surface = 'mini' | 'webInMini' | 'web'

/** The placement page that fetches the signed address of a partner itself. */
export interface Placement {
  readonly page: 'hdzqnxPlacementUrl' | 'mtPlacementPage'
  readonly way?: string
}

/** One way to where a benefit leads. */
export type JumpStep =
  /** Another mini-program, from ours. */
  | { readonly kind: 'otherMini'; readonly appId: string; readonly path: string }
  /** A page of our own, by its path. */
  | { readonly kind: 'ownPage'; readonly link: string }
  /** A page of our own in the mini-program around this web view. */
  | { readonly kind: 'aroundUs'; readonly link: string }
  /** Another mini-program, from a browser: through ours. */
  | { readonly kind: 'throughOurs'; readonly appId: string; readonly path: string }
  /** The partner's site, logged in. Needs a member. */
  | ({ readonly kind: 'placement'; readonly redirectUrl: string } & Placement)
  /** An address as it is: shown inside, asked about or refused by `safeUrl`. */
  | { readonly kind: 'address'; readonly url: string }

/** The page of the partner's site that a `jointLogin` leads to. */
const placementOf = (jointLogin: NonNullable<ReceiveMode['jointLogin']>): Placement =>
  PARTNERS[firstPartnerWith('jointLogin', jointLogin)].site

/** The steps for `jointLogin`; none if redirectUrl is empty (rule check.redirectUrl). */
function byJointLogin({ jointLogin }: ReceiveMode, redirectUrl: string): JumpStep[] {
  if (redirectUrl === '') return []
  if (jointLogin !== null) return [{ kind: 'placement', redirectUrl, ...placementOf(jointLogin) }]
  return [
    redirectUrl.startsWith('/')
      ? { kind: 'ownPage', link: redirectUrl }
      : { kind: 'address', url: redirectUrl }
  ]
}

const throughLink = (appId: string, path: string) =>
  `/pages/goPrivilegeMini/index?id=${encodeURIComponent(appId)}&path=${encodeURIComponent(path)}`

/** The steps of a complete mini-program jump, depending on where the app runs. */
function byMiniProgram(way: ReceiveMode, on: Surface, otherwise: JumpStep[]): JumpStep[] {
  const { miniProgramAppId: appId, miniProgramRedirectUrl: path, isInternal } = way
  if (appId === '' || path === '') return otherwise
  switch (on) {
    case 'mini':
      return isInternal
        ? [{ kind: 'ownPage', link: path }]
        : [{ kind: 'otherMini', appId, path }, ...otherwise]
    case 'webInMini':
      return [{ kind: 'aroundUs', link: isInternal ? path : throughLink(appId, path) }, ...otherwise]
    case 'web':
      // a browser is not in the mini-program: the partner's site serves it better than a change of app
      if (otherwise.length > 0) return otherwise
      return [isInternal ? { kind: 'ownPage', link: path } : { kind: 'throughOurs', appId, path }]
  }
}

/**
 * Where a redirect leads, as the ways to try: the first that works ends it; none = nothing happens. A jump to a mini-program
 * needs both its id and its path (rule check.miniProgram); the path is one of ours only if `isInternal` is 1 (rule
 * check.internal). All the rest does nothing where redirectUrl is empty (rule check.redirectUrl).
 */
export function planJump({ message, redirectUrl }: ThirdPartyRedirect, on: Surface): readonly JumpStep[] {
  const way = receiveModeOf(message)
  return byMiniProgram(way, on, byJointLogin(way, redirectUrl.trim()))
}

/** How a partner's order stands for somebody who came to pay it. */
export type PartnerOrderStage = 'payable' | 'expired' | 'paid' | 'cancelled' | 'refunded'

/** What the partner says of an order, at a moment of the server's clock (ms since 1970). */
export function stageOf(
  { state, expiresAt }: Pick<PartnerOrder, 'state' | 'expiresAt'>,
  now: number
): PartnerOrderStage {
  if (state === 'waiting' || state === 'done') return 'paid'
  if (state !== 'unpaid') return state
  return Date.parse(expiresAt) <= now ? 'expired' : 'payable'
}
