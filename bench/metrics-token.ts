/** The token with which the measurements read the servers' metrics. */
export const METRICS_TOKEN = 'read-by-the-benchmarks'
