// Taro.request() as our calls use it (src/api/request.ts): no JSONP, no interceptors, no callbacks
const TIMEOUT_MS = 60_000

const isData = (data) => Array.isArray(data) || Object.prototype.toString.call(data) === '[object Object]'

/** The body as it was asked for; an answer that is no JSON is null. */
function bodyOf(response, dataType, responseType) {
  if (responseType === 'arraybuffer') return response.arrayBuffer()
  if (dataType === 'json' && response.status !== 204) return response.json().catch(() => null)
  return dataType === 'text' || responseType === 'text' ? response.text() : null
}

async function ask(
  { url, method = 'GET', data, header = {}, dataType = 'json', responseType },
  signal,
  answered
) {
  const response = await fetch(url, {
    method,
    headers: header,
    body: method === 'GET' ? undefined : isData(data) ? JSON.stringify(data) : data,
    cache: 'default',
    signal
  })
  answered()
  return {
    statusCode: response.status,
    header: Object.fromEntries(response.headers),
    data: await bodyOf(response, dataType, responseType)
  }
}

// named by Taro, and used by no page
export const addInterceptor = undefined
export const cleanInterceptors = undefined

export function request(options) {
  let controller = new AbortController()
  // what has been answered is no longer ended
  const abort = () => controller?.abort()
  const timer = setTimeout(abort, options.timeout ?? TIMEOUT_MS)
  const end = () => {
    clearTimeout(timer)
    controller = undefined
  }
  const answer = ask(options, controller.signal, end).catch((error) => {
    end()
    throw Object.assign(error, { errMsg: error.message })
  })
  return Object.assign(answer, { abort })
}
