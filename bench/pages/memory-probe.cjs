/**
 * Loaded into the measured server and its render thread: reports memory use after a garbage collection, on
 * request.
 */
const v8 = require('node:v8')
const vm = require('node:vm')
const { isMainThread, BroadcastChannel } = require('node:worker_threads')

v8.setFlagsFromString('--expose-gc')
const collect = vm.runInNewContext('gc')

function used() {
  collect()
  collect()
  return process.memoryUsage()
}

const between = new BroadcastChannel('memory')

if (isMainThread) {
  process.on('message', (message) => {
    if (message === 'memory') between.postMessage('how much?')
  })
  between.onmessage = ({ data: threadHeapUsed }) => {
    const { rss, heapUsed, external } = used()
    process.send({ memory: { rss, heapUsed, external, threadHeapUsed } })
  }
  // listening must not keep the process alive
  process.channel.unref()
} else between.onmessage = () => between.postMessage(used().heapUsed)
between.unref()
