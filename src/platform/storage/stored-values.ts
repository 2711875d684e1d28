import { clearOfflineStore } from './clear-offline-store'
import { logoutFlagLife } from './lifetime'
import { readText, removeText, writeText, type StorageArea } from './storage'

/** How long a value is kept where nothing else is said: 1 day (rule limit.stored). */
const DAY_MS = 86_400_000
/** Access token, 30 days (rule limit.accessToken). */
const TOKEN_MS = 2_592_000_000
/** What the device keeps for good. */
const FOREVER = null
const MINUTE_MS = 60_000
/** As long as the server believes a device, 180 days. */
const DEVICE_KEY_MS = 15_552_000_000
/** About as long as the server keeps the ticket itself. */
const BIND_TICKET_MS = 600_000
/** As long as the server takes a JD sign. */
const JD_PROOF_MS = 1_800_000

interface Entry {
  readonly area: StorageArea
  /** ms after which it is gone; null = never. */
  readonly lifeMs: number | null
  /** `member` values go at logout; `device` values stay. */
  readonly scope: 'device' | 'member'
}

const device = (lifeMs: number | null = DAY_MS): Entry => ({ area: 'device', lifeMs, scope: 'device' })
const member = (lifeMs: number | null = DAY_MS): Entry => ({ area: 'device', lifeMs, scope: 'member' })
const tab = (scope: Entry['scope'], lifeMs = DAY_MS): Entry => ({ area: 'session', lifeMs, scope })

/** Every stored value with its lifetime and scope; what the specification names has its name to the letter. */
const TABLE = {
  accessToken: member(TOKEN_MS),
  openId: member(TOKEN_MS),
  distributor: device(),
  account: device(),
  distributionActivityId: device(),
  labelId: device(),
  /**
   * The order that is being paid (rule stored.orderNo): what comes back from a payment without its number is about this one.
   */
  orderNo: member(),
  source: device(),
  IS_LOGOUT: { ...logoutFlagLife, scope: 'device' },
  /** Kept as the specification names them; nothing of ours decides by them (rule departure.storedCopies). */
  isCard: member(),
  needMobile: device(),
  tabbarActivate: device(),
  cardNo: member(),
  REMOVE_TOKEN: device(),
  F7IbDJpdSY: device(),
  /** Not of the specification: tells devices apart in visit records. */
  deviceId: device(FOREVER),
  /**
   * Not of the specification: by it a device on which the owner of a number has logged in still gets codes when strangers have
   * used up the others; the web has a cookie in its place.
   */
  deviceKey: device(DEVICE_KEY_MS),
  /** Which channel this device came in by, where the build leaves it open. */
  channelCode: device(FOREVER),
  /** The last place, shown until a fresh one is known. */
  place: device(),
  /** The city of that place: all that the server is told of it, which draws first screens for it. */
  placeCity: device(),
  /** The city that the user has chosen; stands above the place until they choose otherwise. */
  chosenCity: device(FOREVER),
  /** Cities chosen lately, newest first. */
  recentCities: device(FOREVER),
  /** The list of all cities with its version: it changes a few times a decade. */
  cities: device(FOREVER),
  /** What an address can be in, with its version: it changes once a year or so. */
  areas: device(FOREVER),
  /** The look that was chosen in place of the system's; the document reads it before the first paint (src/ssr/inline). */
  look: device(FOREVER),
  /** The elder mode is on; the document reads it, too. */
  elder: device(FOREVER),
  /** What was searched for in the mall, newest first. */
  mallSearches: device(FOREVER),
  /** What was typed into an address form that was left without saving. */
  addressDraft: tab('member'),
  /** What was typed into 意见反馈 and not sent: as long as its pictures are kept. */
  feedbackDraft: member(),
  /** What was answered of questionnaires and is not with the server yet, by their ids. */
  questionnaireDrafts: member(TOKEN_MS),
  /** What visitors have put into the cart of the mall, and what is on its way into a member's. */
  guestCarts: device(FOREVER),
  /** The talk with the assistant of this visit. What opens a visitor's is a credential: it does not outlive the tab. */
  assistantTalk: tab('member'),
  /** What sights were searched for lately, newest first. */
  ticketSearches: device(FOREVER),
  /** The code for lounges that was shown last: a gate without a network finds it as long as it lives. */
  loungeCode: member(MINUTE_MS),
  /** Idempotency keys of purchases under way, so that a reload goes on with the same order. */
  pendingKeys: member(),
  /** Whose the session is or was: it outlives all that is theirs, so that a login of another member, or none, is known to be one. */
  memberId: member(FOREVER),
  /** The member's tabs as they were last, in which channel: they stand until it is known whether they still do. */
  lastTabs: member(TOKEN_MS),
  /** The lottery's ticket of an entry link. */
  lotteryTk: device(),
  /** The code of the friend whose link was opened first, until whoever logs in is bound to them. */
  invite: device(),
  /** The member's own code, and the channel that it is good in: goods that they share carry it. */
  ownInvite: member(TOKEN_MS),
  /** The activation code of an entry link: a secret that buys a card. It leaves the address, and does not outlive the tab. */
  activeCode: tab('device', BIND_TICKET_MS),
  /** A WeChat identity without a member: the next login in this tab binds it. A credential: it does not outlive the tab. */
  bindTicket: tab('device', BIND_TICKET_MS),
  /** What JD sent the receiver of a card back with: leaves the address, and is needed again after a reload or a login. */
  jdProof: tab('device', JD_PROOF_MS),
  /** The way to WeChat's login that is under way: what must come back with it. */
  oauthSent: tab('device'),
  /** Why this session went to WeChat's login already: each reason leads there once. */
  oauthTried: tab('device'),
  /** This web view sent its user to the mini-program's login just now. */
  loginInMiniTried: device(MINUTE_MS)
} satisfies Record<string, Entry>

export type StoredKey = keyof typeof TABLE

interface StoredValues {
  accessToken: string
  openId: string
  distributor: string
  account: string
  distributionActivityId: string
  labelId: string
  orderNo: string
  source: number
  IS_LOGOUT: boolean
  isCard: boolean
  needMobile: boolean
  tabbarActivate: string
  cardNo: string
  REMOVE_TOKEN: boolean
  F7IbDJpdSY: boolean
  deviceId: string
  deviceKey: string
  channelCode: string
  place: string
  placeCity: string
  chosenCity: string
  recentCities: string
  cities: string
  areas: string
  look: 'light' | 'dark'
  elder: boolean
  mallSearches: string
  addressDraft: string
  feedbackDraft: string
  questionnaireDrafts: string
  guestCarts: readonly {
    readonly id: string
    readonly lines: readonly { skuId: string; quantity: number; chosen: boolean; seenFen?: number }[]
    readonly of?: string
  }[]
  assistantTalk: { readonly conversationId: string; readonly visitorKey: string | null }
  ticketSearches: readonly string[]
  loungeCode: { readonly code: string }
  pendingKeys: Record<string, string>
  memberId: string
  lastTabs: { readonly channel: string; readonly configData: string }
  lotteryTk: string
  invite: string
  ownInvite: { readonly channel: string; readonly code: string }
  activeCode: string
  bindTicket: string
  jdProof: { readonly code: string; readonly sign: string }
  oauthSent: { readonly state: string; readonly why: string }
  oauthTried: readonly string[]
  loginInMiniTried: boolean
}

/** The key under which the label is stored (rule stored.label). */
const STORED_AS: Partial<Record<StoredKey, string>> = { labelId: 'LABEL_ID' }

const textKey = (key: StoredKey) => STORED_AS[key] ?? key

interface Sealed {
  v: unknown
  /** ms since 1970 at which it ends; none = never. */
  e?: unknown
}

function unseal(text: string): Sealed | null {
  try {
    const sealed = JSON.parse(text) as Sealed | null
    return sealed && typeof sealed === 'object' && 'v' in sealed ? sealed : null
  } catch {
    return null
  }
}

/** A stored value, or undefined when there is none, it is past its end, or it cannot be read (then it is removed). */
export function readStored<K extends StoredKey>(key: K): StoredValues[K] | undefined {
  const { area } = TABLE[key]
  const text = readText(area, textKey(key))
  if (text === null) return undefined
  const sealed = unseal(text)
  if (!sealed || (typeof sealed.e === 'number' && sealed.e <= Date.now())) {
    removeStored(key)
    return undefined
  }
  return sealed.v as StoredValues[K]
}

/** Stores a value for its lifetime. A store that is full is as if nothing was stored. */
export function writeStored<K extends StoredKey>(key: K, value: StoredValues[K]): void {
  const { area, lifeMs } = TABLE[key]
  writeText(area, textKey(key), JSON.stringify({ v: value, e: lifeMs === null ? null : Date.now() + lifeMs }))
}

export function removeStored(key: StoredKey): void {
  removeText(TABLE[key].area, textKey(key))
}

/** Removes all that belongs to the member: nothing of one member is ever seen by the next. */
export function removeMemberValues(): void {
  for (const key of Object.keys(TABLE) as StoredKey[]) {
    if (TABLE[key].scope === 'member') removeStored(key)
  }
  clearOfflineStore()
}

/** Lifetime and scope of each stored value, for tests and documentation. */
export const storedValueTable: Readonly<Record<StoredKey, Entry>> = TABLE
