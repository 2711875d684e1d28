import type { BlockList } from 'node:net'
import { join, resolve } from 'node:path'
import { EXAMPLE_FRAME_ORIGINS, type ChannelCode } from './channels'
import type { CheckFile } from './check-files'
import { readEnvironment, type Environment } from './environment'
import type { PartnerMini } from './partner-minis'
import { EXAMPLE_TEMPLATES, type ReminderSmsTemplates, type ReminderTemplates } from './reminder-templates'
import { readOidc, type OidcSettings } from './oidc'
import { projectRoot } from './root'
import { sandboxReach, type SandboxReach } from './sandbox-rule'
import { readSecrets, type Secrets } from './secrets'
import type { Till } from './tills'
import type { VirtualKind } from '../domain/virtual-goods'

/** `sandbox` simulates the external system, `real` calls it. */
export type GatewayMode = 'sandbox' | 'real'
/** Where uploaded files are stored: in the database, or in a bucket. */
export type StorageMode = 'postgres' | 's3'
export type GatewayName =
  | 'pay'
  | 'wechat'
  | 'sms'
  | 'captcha'
  | 'map'
  | 'recharge'
  | 'lvyun'
  | 'jinjiang'
  | 'partner'
  | 'jd'
  | 'chat'
  | 'assistant'
  | 'warehouse'
  | 'logistics'
  | 'yuetu'

/** All settings of a server process. */
export interface Settings extends SandboxReach {
  readonly production: boolean
  readonly port: number
  /** PostgreSQL to use; undefined starts the embedded one under `dataDir`. */
  readonly databaseUrl: string | undefined
  /** PostgreSQL itself, if `databaseUrl` is a pooler in transaction mode; otherwise undefined. */
  readonly databaseDirectUrl: string | undefined
  /** A streaming replica for reads that may be a second old; undefined = the primary serves all. */
  readonly databaseReadUrl: string | undefined
  readonly databasePool: number
  readonly dataDir: string
  /** The public address of this server, without a trailing slash. */
  readonly publicOrigin: string
  /** Origins besides our own whose pages may call, matched exactly. */
  readonly allowedOrigins: readonly string[]
  /** Partners' origins that our pages may show in a frame: those of the channels' `webViewHosts`. */
  readonly frameOrigins: readonly string[]
  readonly channelHosts: Readonly<Record<string, ChannelCode>>
  /** Addresses of the trusted proxies, comma-separated. */
  readonly trustProxy: false | string
  readonly logLevel: Environment['LOG_LEVEL']
  /** Requests per minute and address over all calls; 0 switches the limit off. */
  readonly callsPerMinute: number
  /** SMS codes per address and hour without a puzzle (ADR 0016). */
  readonly smsPerAddressAndHour: number
  /** Refuse early if the event loop is late (ADR 0013). */
  readonly shedLoad: boolean
  /** The API documentation is available: for this machine, or for all (`openDocs`). */
  readonly docs: boolean
  readonly openDocs: boolean
  /** Browsers cache the H5 app's shell, so that it opens offline; off: they delete it (ADR 0040). */
  readonly serviceWorker: boolean
  /** Who asks the assistant for a person gets one of our staff (docs/how-to/desk.md); off: customer service elsewhere. */
  readonly staffDesk: boolean
  readonly metricsToken: string | undefined
  /** Collector of OpenTelemetry to which traces are sent; undefined: none are made. */
  readonly traceEndpoint: string | undefined
  /** Share of the requests that are traced, 0 to 1. */
  readonly traceShare: number
  /** The only host on which the staff's console is served; undefined: every one. */
  readonly consoleHost: string | undefined
  /** The only networks from which the console is reached; undefined: from everywhere. */
  readonly consoleNetworks: BlockList | undefined
  /** The identity provider by which staff may log in to the console; undefined: none. */
  readonly oidc: OidcSettings | undefined
  /** A page that is not rendered within this, ms, is sent as its skeleton; 0: no page is rendered (ADR 0043). */
  readonly pageMs: number
  /** Memory for the cache of shared pages, bytes. */
  readonly pageCacheBytes: number
  /** Calls that write are refused while the disk of an embedded database has less room, bytes; 0: never. */
  readonly diskMinFreeBytes: number
  readonly h5Dir: string
  /** The built web app of the staff; not served where it is not built. */
  readonly consoleDir: string
  readonly catalogueAssetsDir: string
  readonly secrets: Secrets
  /** Stores whose tills may call, with their secrets; a store can have two. */
  readonly tills: readonly Till[]
  /** Partners' mini-programs; the example is used where none is configured. */
  readonly partnerMinis: readonly PartnerMini[]
  /** Served at the root, so that WeChat's console accepts this domain. */
  readonly checkFiles: readonly CheckFile[]
  /** Templates of WeChat's subscribe messages, and of SMS in their place; what has none is not sent. */
  readonly reminderTemplates: ReminderTemplates
  readonly reminderSms: ReminderSmsTemplates
  /** Kinds of goods that the mini-program sells by WeChat's virtual payment; empty: none. */
  readonly virtualGoods: readonly VirtualKind[]
  readonly gateways: Readonly<Record<GatewayName, GatewayMode>>
  readonly storage: StorageMode
}

/**
 * Reads the settings from `env` and, for development secrets, from the data folder.
 * @throws SettingsError naming every variable that is missing or invalid
 */
export function readSettings(env: Readonly<Record<string, string | undefined>> = process.env): Settings {
  const values = readEnvironment(env)
  const root = projectRoot()
  const production = values.NODE_ENV === 'production'
  const dataDir = resolve(root, values.DATA_DIR)
  return {
    production,
    ...sandboxReach(values),
    port: values.PORT,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    databasePool: values.DATABASE_POOL,
    dataDir,
    publicOrigin: values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`,
    allowedOrigins: values.ALLOWED_ORIGINS,
    frameOrigins: values.FRAME_ORIGINS.length > 0 ? values.FRAME_ORIGINS : EXAMPLE_FRAME_ORIGINS,
    channelHosts: values.CHANNEL_HOSTS,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    callsPerMinute: values.CALLS_PER_MINUTE,
    smsPerAddressAndHour: values.SMS_PER_ADDRESS_AND_HOUR,
    shedLoad: values.SHED_LOAD,
    docs: values.API_DOCS ?? !production,
    openDocs: values.API_DOCS === true,
    serviceWorker: values.SERVICE_WORKER,
    staffDesk: values.STAFF_DESK ?? values.GATEWAY_CHAT === 'sandbox',
    metricsToken: values.METRICS_TOKEN,
    traceEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    traceShare: values.OTEL_TRACES_SAMPLER_ARG,
    consoleHost: values.CONSOLE_HOST,
    consoleNetworks: values.CONSOLE_NETWORKS,
    oidc: readOidc(values),
    pageMs: values.PAGE_MS,
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    diskMinFreeBytes: values.DISK_MIN_FREE_MB * 1024 * 1024,
    h5Dir: resolve(root, values.H5_DIR),
    consoleDir: join(root, 'dist/console'),
    catalogueAssetsDir: join(root, 'server/catalogue/pictures'),
    secrets: readSecrets(values, dataDir),
    tills: values.TILL_SECRETS,
    partnerMinis: values.PARTNER_MINIS,
    checkFiles: values.WECHAT_CHECK_FILES,
    reminderTemplates:
      values.GATEWAY_WECHAT === 'sandbox' && Object.keys(values.WECHAT_TEMPLATES).length === 0
        ? EXAMPLE_TEMPLATES
        : values.WECHAT_TEMPLATES,
    reminderSms: values.SMS_REMINDER_TEMPLATES,
    storage: values.GATEWAY_STORAGE,
    virtualGoods: values.VIRTUAL_GOODS,
    gateways: {
      pay: values.GATEWAY_PAY,
      wechat: values.GATEWAY_WECHAT,
      sms: values.GATEWAY_SMS,
      captcha: values.GATEWAY_CAPTCHA,
      map: values.GATEWAY_MAP,
      recharge: values.GATEWAY_RECHARGE,
      lvyun: values.GATEWAY_LVYUN,
      jinjiang: values.GATEWAY_JINJIANG,
      partner: values.GATEWAY_PARTNER,
      jd: values.GATEWAY_JD,
      chat: values.GATEWAY_CHAT,
      assistant: values.GATEWAY_ASSISTANT,
      warehouse: values.GATEWAY_WAREHOUSE,
      logistics: values.GATEWAY_LOGISTICS,
      yuetu: values.GATEWAY_YUETU
    }
  }
}
