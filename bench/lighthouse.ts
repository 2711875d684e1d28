import type { Result } from 'lighthouse'
import { chromium } from 'playwright-core'
import { chromiumToUse } from './built'
import { openShop } from './shop'
import { kb, median, type Table } from './table'
import { freePort } from './free-port'

const RUNS = Number(process.env.BENCH_RUNS ?? 3)

const PAGES = [
  ['home', '/'],
  ['market', '/pages/market/index'],
  ['my', '/pages/index/index?tab=My']
] as const

/** `simulate` computes a slow phone from a quick run; `devtools` really slows network and processor down. */
const THROTTLING = ['simulate', 'devtools'] as const

interface Audits {
  readonly score: number
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  readonly tbt: number
  readonly bytes: number
  readonly requests: number
}

/** Lighthouse, mobile, on three pages of the release build; the median of each figure. */
export async function measureLighthouse(): Promise<Table> {
  const shop = await openShop()
  const { path, args } = await chromiumToUse()
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: path,
    args: [...args, `--remote-debugging-port=${port}`]
  })
  try {
    const rows: string[][] = []
    for (const throttling of THROTTLING) {
      for (const [name, address] of PAGES) {
        const runs: Audits[] = []
        for (let run = 0; run < RUNS; run++) runs.push(await audit(shop.origin + address, port, throttling))
        rows.push([`${name}, ${throttling}`, ...figures(runs)])
      }
    }
    return {
      title: 'Lighthouse, mobile',
      note: `Median of ${RUNS}. Budget of home: score 98, FCP 1.0 s, LCP 1.7 s (devtools 1.5 s), CLS 0.02, TBT 100 ms, 300 KB, 25 requests.`,
      columns: ['page, throttling', 'score', 'FCP s', 'LCP s', 'CLS', 'TBT ms', 'KB', 'requests'],
      rows
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
}

function figures(runs: readonly Audits[]): string[] {
  const mid = (name: keyof Audits) => median(runs.map((run) => run[name]))
  const seconds = (ms: number) => (ms / 1000).toFixed(2)
  return [
    String(Math.round(mid('score') * 100)),
    seconds(mid('fcp')),
    seconds(mid('lcp')),
    mid('cls').toFixed(3),
    String(Math.round(mid('tbt'))),
    kb(mid('bytes')),
    String(Math.round(mid('requests')))
  ]
}

async function audit(
  url: string,
  port: number,
  throttlingMethod: (typeof THROTTLING)[number]
): Promise<Audits> {
  const { default: lighthouse } = await import('lighthouse')
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    formFactor: 'mobile',
    throttlingMethod,
    logLevel: 'error'
  })
  const lhr = result?.lhr
  if (!lhr || lhr.runtimeError) throw new Error(`Lighthouse failed on ${url}: ${lhr?.runtimeError?.message}`)
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
  return {
    score: lhr.categories['performance']?.score ?? 0,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    bytes: value('total-byte-weight'),
    requests: requestsOf(lhr.audits['network-requests']?.details)
  }
}

/** What went over the line: pictures within the page are listed too, and are none. */
function requestsOf(details: Result['audits'][string]['details']): number {
  if (details?.type !== 'table') return Number.NaN
  return details.items.filter(({ url }) => typeof url === 'string' && /^https?:/.test(url)).length
}
