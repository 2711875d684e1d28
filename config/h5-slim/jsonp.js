// Taro's request() falls back to JSONP when it is asked to; we never ask
export default function jsonp() {
  return Promise.reject(new Error('JSONP is not part of this build'))
}
