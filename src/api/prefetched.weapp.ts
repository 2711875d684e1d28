import Taro from '@tarojs/taro'
import { hashKey } from '@tanstack/react-query'
import { currentChannel } from '@/channels/current'
import { sleep } from '@/lib/sleep'
import { readStored } from '@/platform/storage/stored-values'

/** What our server has answered to WeChat's pre-fetch (server/ssr/read-ahead.ts). */
interface ReadAhead {
  readonly id: string
  readonly reads: readonly (readonly [key: readonly unknown[], data: unknown])[]
}

interface Pages {
  readonly pages: readonly unknown[]
}

/** As fresh as an answer of our own (query-client.ts), ms. */
const FRESH_MS = 15_000
/** WeChat answers from its storage; the first reads wait no longer for it, ms. */
const MAX_WAIT_MS = 80
/** So long the entry page takes what it needs, ms: what is asked for later may follow a write. */
const MAX_USE_MS = 3000

/** Answers by the key of their read, each for one use; what they are for, and when WeChat got them. */
const answers = new Map<string, unknown>()
let answered = ''
let at = 0

let ready: Promise<unknown> | undefined
let until = 0

async function take(): Promise<void> {
  const { fetchedData, timeStamp } = await Taro.getBackgroundFetchData({ fetchType: 'pre' })
  const { id, reads } = JSON.parse(fetchedData as string) as ReadAhead
  answered = id
  at = timeStamp
  // a list is stored as its first page; what else a key has tells channels apart, and so does `id`; what was refused is null
  for (const [[endpoint, input, kind], data] of reads)
    if (kind === 'pages') answers.set(hashKey([endpoint, input, kind]), (data as Pages | null)?.pages[0])
    else answers.set(hashKey([endpoint, input]), data)
}

/** What answers have to be for: form, entry page, channel, and the member or visitor. */
function wanted(): string {
  const { path, query } = Taro.getLaunchOptionsSync()
  const pairs = Object.entries(query ?? {}).map((pair) => pair.join('='))
  const member = readStored('accessToken') === undefined ? '' : (readStored('memberId') ?? '?')
  return [1, path, ...pairs, currentChannel().code, member].join()
}

/**
 * The answer that WeChat fetched while the package was loading, or one that is asked for now. Used are only answers for this
 * entry page, channel and member, as long as they are fresh, each once.
 */
export async function prefetched<T>(key: readonly unknown[], ask: () => Promise<T>): Promise<T> {
  if (!ready) {
    until = Date.now() + MAX_USE_MS
    ready = Promise.race([take(), sleep(MAX_WAIT_MS)]).catch(() => undefined)
  }
  await ready
  const hash = hashKey(key)
  const data = answers.get(hash)
  const now = Date.now()
  if (!data || now > until || now < at || now - at > FRESH_MS || answered !== wanted()) return ask()
  answers.delete(hash)
  return data as T
}
