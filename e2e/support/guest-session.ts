import { callApi, newMobile } from './api'
import { entryLink } from './entry-link'

/** A session of a hotel's guest, who comes without an SMS, of which an address gets 20 an hour. */
export async function guestSession(origin: string, mobile = newMobile()): Promise<string> {
  const { search } = await entryLink(origin, 'lvyun', { mobile, type: '1' })
  const call = `/unionbuy-server/open/lvyunLogin${search}`
  return (await callApi<{ accessToken: string }>(origin, 'GET', call)).data.accessToken
}
