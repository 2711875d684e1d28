/** In the place of Taro's stopwatch, which says nothing unless Taro's own debug option is on. */
export const perf = { start() {}, stop() {}, delayStop() {} }
