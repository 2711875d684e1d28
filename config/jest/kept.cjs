const keeps = new Map()

/** What this worker keeps under a project and a name of its own; made where there is none yet. */
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
