// Taro.request() as our calls use it: no JSONP, interceptors or callbacks. src/api/request.ts handles
// timeouts
const isData = (data) => Array.isArray(data) || Object.prototype.toString.call(data) === '[object Object]'

/** Parses JSON; null if it is invalid. */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The body in the requested form. Rejects if it breaks off. */
async function bodyOf(response, dataType, responseType) {
  if (responseType === 'arraybuffer') return response.arrayBuffer()
  const text = await response.text()
  if (dataType === 'json') return parsed(text)
  return dataType === 'text' || responseType === 'text' ? text : null
}

async function ask(
  { url, method = 'GET', data, header = {}, dataType = 'json', responseType, withCredentials, keepalive },
  signal
) {
  const response = await fetch(url, {
    method,
    headers: header,
    body: method === 'GET' ? undefined : isData(data) ? JSON.stringify(data) : data,
    cache: 'default',
    credentials: withCredentials ? 'include' : 'same-origin',
    // an option of ours: Taro's own request has none
    keepalive,
    signal
  })
  return {
    statusCode: response.status,
    header: Object.fromEntries(response.headers),
    // browsers do not expose cookies to scripts
    cookies: response.headers.getSetCookie?.() ?? [],
    data: await bodyOf(response, dataType, responseType)
  }
}

// imported by Taro, but used by no page
export const addInterceptor = undefined
export const cleanInterceptors = undefined

/**
 * The response's promise, with `abort()`; rejects with `request:fail abort`, or with the browser's network
 * error.
 */
export function request(options) {
  const controller = new AbortController()
  const answer = ask(options, controller.signal).catch((error) => {
    const why = controller.signal.aborted ? 'abort' : error.message
    throw Object.assign(new Error(why), { errMsg: `request:fail ${why}` })
  })
  return Object.assign(answer, { abort: () => controller.abort() })
}
