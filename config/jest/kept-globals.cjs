/** Own properties of an object as they stand, those with symbols too. */
const propertiesOf = (object) =>
  new Map(Reflect.ownKeys(object).map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]))

const isSame = (one, other) => one.value === other?.value && one.get === other?.get && one.set === other?.set

/** What came goes, what went or was replaced is as before. */
function putBack(object, before) {
  for (const key of Reflect.ownKeys(object)) if (!before.has(key)) Reflect.deleteProperty(object, key)
  for (const [key, descriptor] of before)
    if (!isSame(descriptor, Object.getOwnPropertyDescriptor(object, key)))
      Reflect.defineProperty(object, key, descriptor)
}

/** The environment's variables: assigned one by one, since they are no properties like others. */
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
 * Remembers what a test file may change of the process that the next one runs in: globals, the process itself, variables of
 * the environment, the folder, listeners. Gives a function that puts all of it back.
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
