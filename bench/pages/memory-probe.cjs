/** Loaded into the server that is measured: tells what its memory holds after a collection, when it is asked. */
const v8 = require('node:v8')
const vm = require('node:vm')

v8.setFlagsFromString('--expose-gc')
const collect = vm.runInNewContext('gc')

process.on('message', (message) => {
  if (message !== 'memory') return
  collect()
  collect()
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send({ memory: { rss, heapUsed, external } })
})
// the server itself does not wait for questions
process.channel.unref()
