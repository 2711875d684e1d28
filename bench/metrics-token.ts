/** By which the measurements read what the servers say of themselves. */
export const METRICS_TOKEN = 'read-by-the-benchmarks'
