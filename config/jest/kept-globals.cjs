/** A snapshot of an object's own properties, including symbols. */
const propertiesOf = (object) =>
  new Map(Reflect.ownKeys(object).map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]))

const isSame = (one, other) => one.value === other?.value && one.get === other?.get && one.set === other?.set

/** Restores it: added properties are removed, deleted or replaced ones restored. */
function putBack(object, before) {
  for (const key of Reflect.ownKeys(object)) if (!before.has(key)) Reflect.deleteProperty(object, key)
  for (const [key, descriptor] of before)
    if (!isSame(descriptor, Object.getOwnPropertyDescriptor(object, key)))
      Reflect.defineProperty(object, key, descriptor)
}

/** Environment variables: assigned one by one, because they are not ordinary properties. */
function putBackVariables(before) {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  for (const [name, value] of Object.entries(before))
    if (process.env[name] !== value) process.env[name] = value
}

const listeners = () => new Map(process.eventNames().map((event) => [event, process.rawListeners(event)]))

function takeListenersAway(before) {
  for (const [event, now] of listeners())
    for (const listener of now)
      if (!before.get(event)?.includes(listener)) process.removeListener(event, listener)
}

/**
 * Snapshots everything a test file may change in the process shared with the next one: globals, `process`,
 * environment variables, working directory, listeners. Returns a function that restores all of it.
 */
function keepGlobals() {
  const ofGlobal = propertiesOf(globalThis)
  const ofProcess = propertiesOf(process)
  const variables = { ...process.env }
  const folder = process.cwd()
  const listening = listeners()
  return () => {
    takeListenersAway(listening)
    putBack(globalThis, ofGlobal)
    putBack(process, ofProcess)
    putBackVariables(variables)
    if (process.cwd() !== folder) process.chdir(folder)
  }
}

module.exports = { keepGlobals }
