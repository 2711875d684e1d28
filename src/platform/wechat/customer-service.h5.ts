import { safeUrl } from '@/lib/safe-url'
import { leaveDocument } from '../navigation/leaving.h5'
import type { ServiceChat } from './customer-service-types'

/** Opens WeChat's customer service: its link is a page of its own, which shows itself in no frame. False = it did not open. */
export function openServiceChat({ url }: ServiceChat): Promise<boolean> {
  const verdict = safeUrl(url, [])
  if (verdict.kind === 'refused') return Promise.resolve(false)
  leaveDocument(verdict.url, 'assign')
  return Promise.resolve(true)
}
