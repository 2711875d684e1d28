/**
 * Where builds are written. A release is built in a folder of its own and put in place when it is complete: a server that
 * runs from dist/ keeps its files meanwhile, and a build that ends in the middle has changed nothing.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './install.mjs'

// beside dist/ and not in it: source maps name their sources relative to where the files will be
const BUILDING = /^\.dist-building-(\d+)$/
const READY = '.dist-ready'
const OLD = '.dist-old'

/** A path in the release that is being built, or in the one in place. Programs of the build are told by `DIST_DIR`. */
export const inDist = (...parts) => path.join(process.env.DIST_DIR ?? path.join(ROOT, 'dist'), ...parts)

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/**
 * Moves a complete release into dist/, which keeps what the release has not. Does nothing if there is none; if it was
 * interrupted, it goes on where that ended.
 */
export function putInPlace(root = ROOT) {
  const [ready, old, dist] = [READY, OLD, 'dist'].map((name) => path.join(root, name))
  if (!existsSync(ready)) return
  for (const folder of [old, dist]) mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(ready)) {
    const place = path.join(dist, name)
    rmSync(path.join(old, name), { recursive: true, force: true })
    if (existsSync(place)) renameSync(place, path.join(old, name))
    renameSync(path.join(ready, name), place)
  }
  rmSync(ready, { recursive: true })
  rmSync(old, { recursive: true, force: true })
}

/** Removes what builds left that were killed. */
function removeLeft(root) {
  for (const name of readdirSync(root)) {
    const [, pid] = BUILDING.exec(name) ?? []
    if (pid && (Number(pid) === process.pid || !isAlive(Number(pid))))
      rmSync(path.join(root, name), { recursive: true, force: true })
  }
}

/** Runs `build` with `inDist` leading to an empty folder, and puts what it wrote in place. If it fails, dist/ stays as it is. */
export async function buildAside(build, root = ROOT) {
  putInPlace(root)
  removeLeft(root)
  const folder = path.join(root, `.dist-building-${process.pid}`)
  mkdirSync(folder)
  process.env.DIST_DIR = folder
  let result
  try {
    result = await build()
  } catch (problem) {
    rmSync(folder, { recursive: true, force: true })
    throw problem
  } finally {
    delete process.env.DIST_DIR
  }
  // from here on the new release is the one: an interruption is made good by the next `putInPlace`
  renameSync(folder, path.join(root, READY))
  putInPlace(root)
  return result
}
