import { join, resolve } from 'node:path'
import { EXAMPLE_FRAME_ORIGINS, type ChannelCode } from './channels'
import { readEnvironment, type Environment } from './environment'
import type { PartnerMini } from './partner-minis'
import { projectRoot } from './root'
import { sandboxReach, type SandboxReach } from './sandbox-rule'
import { readSecrets, type Secrets } from './secrets'

/** `sandbox` answers by itself, `real` talks to the outside system. */
export type GatewayMode = 'sandbox' | 'real'
/** Where uploaded files are kept: in the database, or in a bucket. */
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

/** Everything about one server process that is decided outside the code. */
export interface Settings extends SandboxReach {
  readonly production: boolean
  readonly port: number
  /** PostgreSQL to use; undefined starts the embedded one under `dataDir`. */
  readonly databaseUrl: string | undefined
  /** PostgreSQL itself, where `databaseUrl` is a pooler in transaction mode; undefined where it is not. */
  readonly databaseDirectUrl: string | undefined
  /** A streaming replica for reads that may be a second old; undefined = the primary answers all. */
  readonly databaseReadUrl: string | undefined
  readonly databasePool: number
  readonly dataDir: string
  /** Where the public reaches this server, without a trailing slash. */
  readonly publicOrigin: string
  /** Origins besides our own whose pages may call, exact. */
  readonly allowedOrigins: readonly string[]
  /** Partners' origins that pages of ours may show in a frame: those of the channels' `webViewHosts`. */
  readonly frameOrigins: readonly string[]
  readonly channelHosts: Readonly<Record<string, ChannelCode>>
  /** Addresses of the proxies that are believed, comma-separated. */
  readonly trustProxy: false | string
  readonly logLevel: Environment['LOG_LEVEL']
  /** Requests a minute and address over all calls; 0 switches the limit off. */
  readonly callsPerMinute: number
  /** Codes by SMS that one address gets in an hour without a puzzle (ADR 0016). */
  readonly smsPerAddressAndHour: number
  /** Refuse early when the event loop is late (ADR 0013). */
  readonly shedLoad: boolean
  /** There are documents of the API: for this machine, or for all (`openDocs`). */
  readonly docs: boolean
  readonly openDocs: boolean
  /** Browsers keep the H5 app's shell, so that it opens without a network; off: they forget it (ADR 0040). */
  readonly serviceWorker: boolean
  readonly metricsToken: string | undefined
  /** A page that is not drawn within this, ms, goes out as its skeleton; 0: no page is drawn (ADR 0043). */
  readonly pageMs: number
  /** Memory for pages that others may get as well, bytes. */
  readonly pageCacheBytes: number
  readonly h5Dir: string
  readonly catalogueAssetsDir: string
  readonly secrets: Secrets
  /** Partners' mini-programs, besides the example that stands where none is named. */
  readonly partnerMinis: readonly PartnerMini[]
  readonly gateways: Readonly<Record<GatewayName, GatewayMode>>
  readonly storage: StorageMode
}

/**
 * Reads the settings from `env` and, for development secrets, from the data folder.
 * @throws SettingsError naming every variable that is missing or wrong
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
    metricsToken: values.METRICS_TOKEN,
    pageMs: values.PAGE_MS,
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    h5Dir: resolve(root, values.H5_DIR),
    catalogueAssetsDir: join(root, 'server/catalogue/pictures'),
    secrets: readSecrets(values, dataDir),
    partnerMinis: values.PARTNER_MINIS,
    storage: values.GATEWAY_STORAGE,
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
