import { BlockList, isIP } from 'node:net'
import { z } from 'zod'
import { CHANNEL_CODES, isChannelCode } from './channels'
import { CHECK_FILE, type CheckFile } from './check-files'
import { EXAMPLE_MINI, PARTNER_MINI, type PartnerMini } from './partner-minis'
import { isIssuer } from './oidc'
import { namesProxies } from './proxies'
import { readSmsTemplate, readTemplate } from './reminder-templates'
import { SettingsError } from './settings-error'
import { TILL, type Till } from './tills'
import { VIRTUAL_KINDS } from '../domain/virtual-goods'

const isOn = (text: 'true' | 'false' | '1' | '0') => text === 'true' || text === '1'

const flag = (otherwise: boolean) =>
  z
    .enum(['true', 'false', '1', '0'])
    .default(otherwise ? 'true' : 'false')
    .transform(isOn)

const origin = z
  .string()
  .refine(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must be an origin like https://example.com'
  )

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
  )

/** `candy.example.com=candy,hotel.example.com=jinjiang` */
const channelHosts = list
  .transform((pairs) => pairs.map((pair) => pair.split('=')))
  .pipe(z.array(z.tuple([z.string().min(1), z.enum(CHANNEL_CODES)], 'must be host=channel,host=channel')))
  .transform((pairs) => Object.fromEntries(pairs))

/** `candy=wx0123456789abcdef:pages/index/index:糖果小店,candy/food=wx…` */
const partnerMinis = list.transform((entries, context): PartnerMini[] =>
  entries.flatMap((entry) => {
    const [, channel = '', id = '', appId = '', path, name] = PARTNER_MINI.exec(entry) ?? []
    if (isChannelCode(channel)) {
      const provided = { path: path || EXAMPLE_MINI.path, name: name ?? EXAMPLE_MINI.name }
      return [{ channel, id, appId, ...provided }]
    }
    context.addIssue('must be channel=appid:path:name or channel/id=appid:path:name, comma-separated')
    return []
  })
)

/** Entries that `read` understands, by their kinds. */
const byKind = <Kind extends string, Value>(
  read: (entry: string) => readonly [Kind, Value] | undefined,
  form: string
) =>
  list.transform((entries, context) => {
    const pairs = entries.flatMap((entry) => {
      const pair = read(entry)
      return pair ? [pair] : []
    })
    if (pairs.length < entries.length) context.addIssue(`must be ${form}, comma-separated`)
    return Object.fromEntries(pairs) as Partial<Record<Kind, Value>>
  })

/** `MP_verify_AbCdEf0123456789.txt=AbCdEf0123456789` */
const checkFiles = list.transform((entries, context): CheckFile[] =>
  entries.flatMap((entry) => {
    const [, name, content] = CHECK_FILE.exec(entry) ?? []
    if (name !== undefined && content !== undefined) return [{ name, content }]
    context.addIssue('must be name.txt=content, comma-separated')
    return []
  })
)

/** `store-1=secret,store-2=secret`; a store twice has two valid secrets, while it changes from one to the other. */
const tills = list.transform((entries, context): Till[] =>
  entries.flatMap((entry) => {
    const [, storeId, secret] = TILL.exec(entry) ?? []
    if (storeId !== undefined && secret !== undefined) return [{ storeId, secret }]
    context.addIssue('must be store=secret, comma-separated, with secrets of at least 32 characters')
    return []
  })
)

/** `10.0.0.0/8,192.168.1.7,fd00::/8` */
const networks = list.transform((entries, context): BlockList | undefined => {
  const within = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/', 2)
    const family = isIP(address)
    const prefix = bits === undefined ? (family === 6 ? 128 : 32) : Number(bits)
    const isNetwork =
      family !== 0 && Number.isInteger(prefix) && prefix >= 0 && prefix <= (family === 6 ? 128 : 32)
    if (isNetwork) within.addSubnet(address, prefix, family === 6 ? 'ipv6' : 'ipv4')
    else context.addIssue('must be addresses or networks like 10.0.0.0/8, comma-separated')
  }
  return entries.length === 0 ? undefined : within
})

const hostName = z
  .string()
  .regex(/^[a-z0-9.-]+$/, 'must be a host name like console.example.com, without port')
  .optional()

const virtualGoods = list.pipe(z.array(z.enum(VIRTUAL_KINDS)))

const gateway = z.enum(['sandbox', 'real']).default('sandbox')
const secret = z.string().min(32, 'must have at least 32 characters').optional()

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
  .optional()

const environmentSchema = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(9527),
  HOST: z.string().optional(),
  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: databaseUrl,
  DATABASE_READ_URL: databaseUrl,
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(16),
  DATA_DIR: z.string().default('.data'),
  PUBLIC_ORIGIN: origin.optional(),
  ALLOWED_ORIGINS: list.pipe(z.array(origin)),
  FRAME_ORIGINS: list.pipe(z.array(origin)),
  CHANNEL_HOSTS: channelHosts,
  TRUST_PROXY: z
    .string()
    .default('false')
    .refine(
      namesProxies,
      'must name the proxies by address (loopback, 10.0.0.0/8, …), or be false; never true or a number'
    )
    .transform((text) => (text === 'false' ? false : text)),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  CALLS_PER_MINUTE: z.coerce.number().int().min(0).default(1200),
  SMS_PER_ADDRESS_AND_HOUR: z.coerce.number().int().min(0).default(20),
  SHED_LOAD: flag(true),
  API_DOCS: z.enum(['true', 'false', '1', '0']).transform(isOn).optional(),
  SERVICE_WORKER: flag(true),
  STAFF_DESK: z.enum(['true', 'false', '1', '0']).transform(isOn).optional(),
  PAGE_MS: z.coerce.number().int().min(0).max(10_000).default(150),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(32),
  CONSOLE_HOST: hostName,
  CONSOLE_NETWORKS: networks,
  CONSOLE_OIDC_ISSUER: z
    .string()
    .refine(isIssuer, 'must be an address of https, without a query; http for this machine alone')
    .optional(),
  CONSOLE_OIDC_CLIENT_ID: z.string().max(400).optional(),
  CONSOLE_OIDC_CLIENT_SECRET: z.string().max(400).optional(),
  CONSOLE_OIDC_NAME: z.string().max(12).default('企业账号'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .regex(/^https?:\/\//, 'must start with http:// or https://')
    .refine((text) => URL.canParse(text), 'must be an address')
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  METRICS_TOKEN: z.string().min(16).optional(),
  DISK_MIN_FREE_MB: z.coerce.number().int().min(0).default(512),
  H5_DIR: z.string().default('dist/h5'),
  SMS_PEPPER: secret,
  SMS_PEPPER_PREVIOUS: secret,
  SIGNING_SECRET: secret,
  SIGNING_SECRET_PREVIOUS: secret,
  IDENTITY_SECRET: secret,
  CARD_PEPPER: secret,
  CARD_PEPPER_PREVIOUS: secret,
  DOCUMENT_SECRET: secret,
  DOCUMENT_SECRET_PREVIOUS: secret,
  UNION_SECRET_MAIN: secret,
  UNION_SECRET_MAIN_PREVIOUS: secret,
  UNION_SECRET_CANDY: secret,
  UNION_SECRET_CANDY_PREVIOUS: secret,
  UNION_SECRET_JINJIANG: secret,
  UNION_SECRET_JINJIANG_PREVIOUS: secret,
  UNION_SECRET_LVYUN: secret,
  UNION_SECRET_LVYUN_PREVIOUS: secret,
  UNION_SECRET_YANGLAO: secret,
  UNION_SECRET_YANGLAO_PREVIOUS: secret,
  TILL_SECRETS: tills,
  PARTNER_MINIS: partnerMinis,
  WECHAT_CHECK_FILES: checkFiles,
  WECHAT_TEMPLATES: byKind(readTemplate, 'kind=template:field=word;field=word'),
  SMS_REMINDER_TEMPLATES: byKind(readSmsTemplate, 'kind=template'),
  VIRTUAL_GOODS: virtualGoods,
  GATEWAY_PAY: gateway,
  GATEWAY_WECHAT: gateway,
  GATEWAY_SMS: gateway,
  GATEWAY_CAPTCHA: gateway,
  GATEWAY_MAP: gateway,
  GATEWAY_RECHARGE: gateway,
  GATEWAY_LVYUN: gateway,
  GATEWAY_JINJIANG: gateway,
  GATEWAY_PARTNER: gateway,
  GATEWAY_JD: gateway,
  GATEWAY_CHAT: gateway,
  GATEWAY_ASSISTANT: gateway,
  GATEWAY_WAREHOUSE: gateway,
  GATEWAY_LOGISTICS: gateway,
  GATEWAY_YUETU: gateway,
  GATEWAY_STORAGE: z.enum(['postgres', 's3']).default('postgres'),
  ALLOW_SANDBOX: flag(false)
})

export type Environment = z.output<typeof environmentSchema>

/** Reads environment variables; an empty one counts as unset. @throws SettingsError with one line per problem */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const provided = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== '')
  )
  const result = environmentSchema.safeParse(provided)
  if (result.success) return result.data
  throw new SettingsError(result.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`))
}
