import type { Shared } from '@/platform/share/share-types'
import { urlOf } from '@/routes/navigate'

const PAGE = 'pages-activities/distributionActivity/index'

/** What a friend gets: the page of the campaign, with the code of who sends it. */
export const invitationTo = (title: string, code: string | undefined): Shared => ({
  title,
  path: urlOf(PAGE, code === undefined ? {} : { invite: code })
})
