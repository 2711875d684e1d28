import { safeUrl } from '@/lib/safe-url'
import { leaveDocument } from '../navigation/leaving.h5'
import type { ServiceChat } from './customer-service-types'

/**
 * Opens WeChat's customer service: its link is a separate page that refuses frames. False = it did not open.
 */
export function openServiceChat({ url }: ServiceChat): Promise<boolean> {
  const verdict = safeUrl(url, [])
  if (verdict.kind === 'refused') return Promise.resolve(false)
  leaveDocument(verdict.url, 'assign')
  return Promise.resolve(true)
}
