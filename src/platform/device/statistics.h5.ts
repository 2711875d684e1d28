import { pageHost } from '../environment/kind'

const HOST = process.env.TARO_APP_STATS_HOST
const SOURCE = process.env.TARO_APP_STATS_SRC

/** Loads the statistics script on the one host it is for (rule route.stats); both are settings and empty by default. */
export function loadStatistics(): void {
  if (!HOST || !SOURCE || pageHost() !== HOST) return
  const script = document.createElement('script')
  script.async = true
  script.src = SOURCE
  document.head.append(script)
}
