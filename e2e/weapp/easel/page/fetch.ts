import { easelOptions } from './options'

/** `fetch` as the logic layer's calls know it: the API by its own address, cookies in both directions. */
async function fetchApi(address: string, init: RequestInit = {}): Promise<Response> {
  const { apiOrigin } = easelOptions()
  const { cookie, ...headers } = (init.headers ?? {}) as Record<string, string>
  const url = address.startsWith(apiOrigin) ? address.slice(apiOrigin.length) : address
  const answer = await window.fetch(url || '/', {
    ...init,
    headers: { ...headers, ...(cookie ? { 'x-cookie': cookie } : {}) },
    credentials: 'omit',
    cache: 'no-store'
  })
  const cookies = JSON.parse(decodeURIComponent(answer.headers.get('x-set-cookie') ?? '[]')) as string[]
  Object.defineProperty(answer.headers, 'getSetCookie', { value: () => cookies })
  return answer
}

export { fetchApi as fetch }
