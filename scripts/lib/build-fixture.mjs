import { taroBuild } from './taro-build.mjs'

/** Builds the app of e2e/fixture: both targets for release, and H5 for development. */
export async function buildFixture() {
  await taroBuild('h5', { fixture: true })
  await taroBuild('weapp', { fixture: true })
  await taroBuild('h5', { fixture: true, development: true })
}
