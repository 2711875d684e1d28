import type { FreightRuleData, FreightTemplateData } from '../shapes'

const [SHANGHAI, JIANGSU, ZHEJIANG, ANHUI] = ['310000', '320000', '330000', '340000']
const [BEIJING, TIANJIN, GUANGDONG, HUBEI, SICHUAN] = ['110000', '120000', '440000', '420000', '510000']
const [TIBET, QINGHAI, XINJIANG] = ['540000', '630000', '650000']
const OVERSEAS = ['710000', '810000', '820000']
const SANSHA = '460300'

export const freightTemplateData: FreightTemplateData[] = [
  { id: 'standard', name: '标准快递', kind: 'count', freeFromFen: 9900 },
  { id: 'heavy', name: '大件按重', kind: 'weight', freeFromFen: null },
  { id: 'fresh', name: '冷链配送', kind: 'count', freeFromFen: 19_900 }
]

/** Areas, and what it costs there: for the first units, for each so many more; days until it is there. */
type Priced = readonly [
  areas: readonly string[],
  firstUnits: number,
  firstFen: number,
  moreUnits: number,
  moreFen: number,
  days: number
]

const NEAR = [SHANGHAI, JIANGSU, ZHEJIANG, ANHUI]
const FAR = [TIBET, QINGHAI, XINJIANG]

const STANDARD: readonly Priced[] = [
  [NEAR, 1, 600, 1, 100, 2],
  [FAR, 1, 1800, 1, 600, 7],
  [[], 1, 800, 1, 200, 3]
]
const HEAVY: readonly Priced[] = [
  [NEAR, 1000, 800, 1000, 200, 2],
  [[QINGHAI, XINJIANG], 1000, 2500, 1000, 1200, 8],
  [[], 1000, 1000, 1000, 300, 4]
]
/** By cold chain, where that is a day or two away: nowhere else. */
const FRESH: readonly Priced[] = [
  [NEAR, 1, 1500, 1, 500, 1],
  [[BEIJING, TIANJIN, GUANGDONG, HUBEI, SICHUAN], 1, 2400, 1, 800, 2]
]

const priced = (templateId: string, rules: readonly Priced[]): FreightRuleData[] =>
  rules.map(([areaCodes, firstUnits, firstFen, moreUnits, moreFen, days], index) => ({
    templateId,
    ruleNo: index + 1,
    areaCodes: [...areaCodes],
    delivers: true,
    firstUnits,
    firstFen,
    moreUnits,
    moreFen,
    days
  }))

const refused = (templateId: string, areaCodes: string[]): FreightRuleData => ({
  templateId,
  ruleNo: 9,
  areaCodes,
  delivers: false,
  firstUnits: 1,
  firstFen: 0,
  moreUnits: 1,
  moreFen: 0,
  days: 1
})

export const freightRuleData: FreightRuleData[] = [
  ...priced('standard', STANDARD),
  refused('standard', [...OVERSEAS, SANSHA]),
  ...priced('heavy', HEAVY),
  refused('heavy', [...OVERSEAS, TIBET, SANSHA]),
  ...priced('fresh', FRESH)
]
