const fs = require('node:fs')
const { keptFor } = require('./kept.cjs')

/** A new cache entry whenever the file changes: a watching run keeps its worker. */
function stampOf(file) {
  const { mtimeMs, size } = fs.statSync(file)
  return `${mtimeMs} ${size}`
}

/** Transforms each file once per worker; jest reads and hashes it for every test file that loads it. */
function keepTransforms(cache, config) {
  const kept = keptFor(config.id, 'transforms', () => new Map())
  const transform = cache.transform.bind(cache)

  cache.transform = (file, options) => {
    const isInternal = options?.isInternalModule ?? false
    const key = isInternal ? `jest ${file}` : file
    const stamp = stampOf(file)
    if (kept.get(key)?.stamp !== stamp) {
      const code = transform(file, options)
      kept.set(key, { stamp, code, result: isInternal ? undefined : cache.transforms.get(file) })
    }
    const { code, result } = kept.get(key)
    if (result) cache.transforms.set(file, result)
    if (result?.sourceMapPath) cache.sourceMaps.set(file, result.sourceMapPath)
    return code
  }
}

module.exports = { keepTransforms }
