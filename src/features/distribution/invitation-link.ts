import type { Shared } from '@/platform/share/share-types'
import { urlOf } from '@/routes/navigate'

const PAGE = 'pages-activities/distributionActivity/index'

/** The link for a friend: the campaign's page, with the sender's code. */
export const invitationTo = (title: string, code: string | undefined): Shared => ({
  title,
  path: urlOf(PAGE, code === undefined ? {} : { invite: code })
})
