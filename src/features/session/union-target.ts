import { goHome, navigateTo } from '@/routes/navigate'
import { writeStored } from '@/platform/storage/stored-values'
import type { UnionTarget } from './credential'

const HOME_PATH = 'pages/index/index'
const MY_CARD_PATH = 'pages-secondary/myCard'
/** The page whose only purpose is a union login. */
export const UNION_PAGE = 'pages/distributorUnionLogin/index'

/**
 * Where a union login leads: home's path in `targetUrl`: the card number is kept and ExchangeCenter shown; the my-card
 * path: there; anything else: ExchangeCenter (rules union.toHome, union.toMyCard, union.elsewhere). Of `targetUrl` nothing
 * but the choice is used.
 */
export function unionTarget(targetUrl = '', cardNumber = ''): UnionTarget {
  if (targetUrl.includes(HOME_PATH))
    return cardNumber ? { page: 'exchangeCenter', cardNo: cardNumber } : { page: 'exchangeCenter' }
  return targetUrl.includes(MY_CARD_PATH) ? { page: 'myCard' } : { page: 'exchangeCenter' }
}

/** The same as an address of ours; undefined for the page that carried the sign. */
export function unionLink({ page }: UnionTarget): string | undefined {
  if (page === 'same') return undefined
  return page === 'myCard' ? `/${MY_CARD_PATH}/index` : `/${HOME_PATH}?tab=ExchangeCenter`
}

/** Goes there, in the place of the page that is shown. */
export async function followUnion(target: UnionTarget): Promise<void> {
  if (target.page === 'same') return
  if (target.page === 'myCard') return navigateTo(`/${MY_CARD_PATH}/index`, 'replace')
  if (target.cardNo) writeStored('cardNo', target.cardNo)
  return goHome('ExchangeCenter')
}
