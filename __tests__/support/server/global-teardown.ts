import { rmSync } from 'node:fs'

/** Stops the PostgreSQL of the test run and removes its data. */
export default async function tearDown(): Promise<void> {
  const cluster = globalThis.testCluster
  if (!cluster) return
  globalThis.testCluster = undefined
  await cluster.postgres.stop()
  rmSync(cluster.folder, { recursive: true, force: true })
}
