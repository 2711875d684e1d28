import { clearOfflineStore } from './clear-offline-store'
import { logoutFlagLife } from './lifetime'
import { readText, removeText, writeText, type StorageArea } from './storage'

/** Default lifetime of a value: 1 day (rule limit.stored). */
const DAY_MS = 86_400_000
/** Access token, 30 days (rule limit.accessToken). */
const TOKEN_MS = 2_592_000_000
/** Values that never expire: in JSON an expiry of Infinity is null. */
const FOREVER = Infinity
const MINUTE_MS = 60_000
/** As long as the server trusts a device, 180 days. */
const DEVICE_KEY_MS = 15_552_000_000
/** About as long as the server keeps the ticket itself. */
const BIND_TICKET_MS = 600_000
/** As long as the server accepts a JD sign. */
const JD_PROOF_MS = 1_800_000

interface Entry {
  readonly area: StorageArea
  /** ms after which it expires; Infinity = never. */
  readonly lifeMs: number
  /** `member` values are removed at logout; `device` values stay. */
  readonly scope: 'device' | 'member'
}

const device = (lifeMs = DAY_MS): Entry => ({ area: 'device', lifeMs, scope: 'device' })
const member = (lifeMs = DAY_MS): Entry => ({ area: 'device', lifeMs, scope: 'member' })
const tab = (scope: Entry['scope'], lifeMs = DAY_MS): Entry => ({ area: 'session', lifeMs, scope })

/** Every stored value with its lifetime and scope; those in the specification have exactly its names. */
const TABLE = {
  accessToken: member(TOKEN_MS),
  openId: member(TOKEN_MS),
  distributor: device(),
  account: device(),
  distributionActivityId: device(),
  labelId: device(),
  /**
   * The order being paid (rule stored.orderNo): a return from a payment without an order number refers to this
   * one.
   */
  orderNo: member(),
  source: device(),
  IS_LOGOUT: { ...logoutFlagLife, scope: 'device' },
  /**
   * Stored because the specification names them; our code does not depend on them (rule
   * departure.storedCopies).
   */
  isCard: member(),
  needMobile: device(),
  tabbarActivate: device(),
  cardNo: member(),
  REMOVE_TOKEN: device(),
  F7IbDJpdSY: device(),
  /** Not in the specification: tells devices apart in visit records. */
  deviceId: device(FOREVER),
  /**
   * Not in the specification: it lets a device on which a number's owner has logged in still get codes when
   * strangers have used up the quota; the web uses a cookie instead.
   */
  deviceKey: device(DEVICE_KEY_MS),
  /** The channel of this device, if the build does not fix it. */
  channelCode: device(FOREVER),
  /** The last place, shown until a fresh one is known. */
  place: device(),
  /** The city of that place: all that the server learns about it, to render first screens for it. */
  placeCity: device(),
  /** The city that the user has chosen; takes precedence over the place until they choose otherwise. */
  chosenCity: device(FOREVER),
  /** Recently chosen cities, newest first. */
  recentCities: device(FOREVER),
  /** The list of all cities with its version: it changes a few times a decade. */
  cities: device(FOREVER),
  /** The areas of addresses, with their version: they change about once a year. */
  areas: device(FOREVER),
  /**
   * The colour scheme chosen instead of the system's; the document reads it before the first paint
   * (src/ssr/inline).
   */
  look: device(FOREVER),
  /** The elder mode is on; the document reads it too. */
  elder: device(FOREVER),
  /** Searches in the mall, newest first. */
  mallSearches: device(FOREVER),
  /** The input of an address form left without saving. */
  addressDraft: tab('member'),
  /** The unsent input of 意见反馈, for as long as its pictures are kept. */
  feedbackDraft: member(),
  /** Questionnaire answers not yet sent to the server, by questionnaire id. */
  questionnaireDrafts: member(TOKEN_MS),
  /** Visitors' carts of the mall, and what is being moved into a member's. */
  guestCarts: device(FOREVER),
  /**
   * This visit's conversation with the assistant. A visitor's is opened with a credential: it does not outlive
   * the tab.
   */
  assistantTalk: tab('member'),
  /** Recent searches for sights, newest first. */
  ticketSearches: device(FOREVER),
  /** The lounge code shown last: available offline at the gate for as long as it is valid. */
  loungeCode: member(MINUTE_MS),
  /** Idempotency keys of purchases under way, so that a reload continues with the same order. */
  pendingKeys: member(),
  /**
   * The member whose session it is or was: outlives all their data, so that a login by a different member can
   * be recognised.
   */
  memberId: member(FOREVER),
  /** The member's tabs as last known, with their channel: used until the current ones are known. */
  lastTabs: member(TOKEN_MS),
  /** Home as WeChat shows it before the mini-program's scripts run: of nobody, but gone with a session. */
  keptHome: member(FOREVER),
  /** The lottery's ticket of an entry link. */
  lotteryTk: device(),
  /** The code of the friend whose link was opened first, until the member who logs in is bound to them. */
  invite: device(),
  /** The member's own code and the channel in which it is valid: links to goods they share contain it. */
  ownInvite: member(TOKEN_MS),
  /**
   * The activation code of an entry link: a secret that buys a card. Removed from the address; does not outlive
   * the tab.
   */
  activeCode: tab('device', BIND_TICKET_MS),
  /**
   * A WeChat identity without a member: the next login in this tab binds it. A credential: it does not outlive
   * the tab.
   */
  bindTicket: tab('device', BIND_TICKET_MS),
  /**
   * What JD returned the receiver of a card with: removed from the address, but needed again after a reload or
   * a login.
   */
  jdProof: tab('device', JD_PROOF_MS),
  /** The round trip to WeChat's login under way: what must be returned by it. */
  oauthSent: tab('device'),
  /** The reasons for which this session has gone to WeChat's login: each leads there once. */
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
  keptHome: { readonly of: string; readonly root: unknown; readonly at: number }
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

/** The key under which a value is stored; the label's is its own (rule stored.label). */
const textKey = (key: StoredKey) => (key === 'labelId' ? 'LABEL_ID' : key)

interface Sealed {
  v: unknown
  /** Expiry, ms since 1970; none = never. */
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

/** What a full or forbidden store did not take: it is there until the app is closed. As text, so that its lifetime holds. */
const unsaved = new Map<StoredKey, string>()

/** Whether a value is held in memory alone, and lost when the app is closed. */
export const isUnsaved = (key: StoredKey): boolean => unsaved.has(key)

/**
 * A stored value, or undefined if there is none, it has expired, or it cannot be parsed (then it is removed).
 */
export function readStored<K extends StoredKey>(key: K): StoredValues[K] | undefined {
  const text = unsaved.get(key) ?? readText(TABLE[key].area, textKey(key))
  if (text === null) return undefined
  const sealed = unseal(text)
  if (!sealed || (typeof sealed.e === 'number' && sealed.e <= Date.now())) {
    removeStored(key)
    return undefined
  }
  return sealed.v as StoredValues[K]
}

/** Stores a value for its lifetime. Where the store does not take it, it is there until the app is closed. */
export function writeStored<K extends StoredKey>(key: K, value: StoredValues[K]): void {
  const { area, lifeMs } = TABLE[key]
  const text = JSON.stringify({ v: value, e: Date.now() + lifeMs })
  unsaved.delete(key)
  if (writeText(area, textKey(key), text)) return
  // what was stored before must not come back at the next start
  removeStored(key)
  unsaved.set(key, text)
}

export function removeStored(key: StoredKey): void {
  unsaved.delete(key)
  removeText(TABLE[key].area, textKey(key))
}

/** Removes all of the member's values: no member's data is ever visible to the next. */
export function removeMemberValues(): void {
  for (const key of Object.keys(TABLE) as StoredKey[]) {
    if (TABLE[key].scope === 'member') removeStored(key)
  }
  clearOfflineStore()
}

/** Lifetime and scope of each stored value, for tests and documentation. */
export const storedValueTable: Readonly<Record<StoredKey, Entry>> = TABLE
