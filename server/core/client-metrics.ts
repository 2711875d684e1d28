import { Counter, Histogram } from 'prom-client'

/** Faults that clients reported. */
export const clientFaultsMetric = new Counter({
  name: 'client_faults_total',
  help: 'Faults that clients reported, by kind and platform',
  labelNames: ['kind', 'platform'] as const,
  registers: []
})

/** Web vitals and timings of mini-programs that clients reported. */
export const clientTimingsMetric = new Histogram({
  name: 'client_timing_seconds',
  help: 'Web vitals and timings of mini-programs that clients reported; cls has no unit',
  labelNames: ['name', 'platform'] as const,
  buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8],
  registers: []
})
