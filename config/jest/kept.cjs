const keeps = new Map()

/** A value this worker keeps per project and name; created on first use. */
function keptFor(project, name, make) {
  const key = JSON.stringify([project, name])
  if (!keeps.has(key)) keeps.set(key, make())
  return keeps.get(key)
}

/** A map that jest does not clear between two files. */
class KeptMap extends Map {
  clear() {}
}

module.exports = { KeptMap, keptFor }
