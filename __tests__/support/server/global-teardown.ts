import { rmSync } from 'node:fs'
import { removeBundles } from './server-bundle'

/** Stops the PostgreSQL of the test run and removes its data and the bundle. */
export default async function tearDown(): Promise<void> {
  const cluster = globalThis.testCluster
  if (!cluster) return
  globalThis.testCluster = undefined
  removeBundles()
  await cluster.postgres.stop()
  rmSync(cluster.folder, { recursive: true, force: true })
}
