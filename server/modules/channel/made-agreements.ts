/** Legal texts that are generated from tables rather than written. */
import type { Data } from '@contract/types'
import { collectedHtml, LIST_VERSION, LISTS_SINCE, sharedHtml } from '../../domain/personal-data/lists'

const made = (title: string, html: string): Data<'getAgreement'> => ({
  title,
  html,
  version: LIST_VERSION,
  effectiveAt: new Date(LISTS_SINCE).toISOString()
})

/** The text of a generated kind; undefined for a written one. */
export function generatedAgreement(kind: string): Data<'getAgreement'> | undefined {
  if (kind === 'collected') return made('个人信息收集清单', collectedHtml())
  if (kind === 'shared') return made('第三方共享清单', sharedHtml())
  return undefined
}
