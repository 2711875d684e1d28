/** Replaces Taro's stopwatch, which reports nothing unless Taro's own debug option is on. */
export const perf = { start() {}, stop() {}, delayStop() {} }
