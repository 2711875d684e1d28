import { lazy, type ComponentType } from 'react'

interface PageRoute {
  readonly path: string
  readonly Page: ComponentType
}

/** The pages, each loaded when it is opened. A page's code is in `pages/<first part of its address>`. */
export const PAGES: readonly PageRoute[] = [
  { path: 'today', Page: lazy(() => import('../pages/today')) },
  { path: 'orders', Page: lazy(() => import('../pages/orders')) },
  { path: 'order/:orderNo', Page: lazy(() => import('../pages/order')) },
  { path: 'shipping', Page: lazy(() => import('../pages/shipping')) },
  { path: 'after-sales', Page: lazy(() => import('../pages/after-sales')) },
  { path: 'talks', Page: lazy(() => import('../pages/talks')) },
  { path: 'talk/:talkId', Page: lazy(() => import('../pages/talk')) },
  { path: 'feedback', Page: lazy(() => import('../pages/feedback')) },
  { path: 'catalogue', Page: lazy(() => import('../pages/catalogue')) },
  { path: 'catalogue/:kind/:itemId', Page: lazy(() => import('../pages/catalogue/entry')) },
  { path: 'members', Page: lazy(() => import('../pages/members')) },
  { path: 'member/:memberId', Page: lazy(() => import('../pages/member')) },
  { path: 'card-batches', Page: lazy(() => import('../pages/card-batches')) },
  { path: 'card-batch/:batchId', Page: lazy(() => import('../pages/card-batch')) },
  { path: 'redeem', Page: lazy(() => import('../pages/redeem')) },
  { path: 'lotteries', Page: lazy(() => import('../pages/lotteries')) },
  { path: 'lottery/:lotteryId', Page: lazy(() => import('../pages/lottery')) },
  { path: 'questionnaires', Page: lazy(() => import('../pages/questionnaires')) },
  { path: 'questionnaire/:questionnaireId', Page: lazy(() => import('../pages/questionnaire')) },
  { path: 'referrals', Page: lazy(() => import('../pages/referrals')) },
  { path: 'money', Page: lazy(() => import('../pages/money')) },
  { path: 'sales', Page: lazy(() => import('../pages/sales')) },
  { path: 'system', Page: lazy(() => import('../pages/system')) },
  { path: 'acts', Page: lazy(() => import('../pages/acts')) }
]

/** Of whoever is logged in: every role has it, and the app of shops, too. */
export const AccountPage = lazy(() => import('../pages/account'))

export const SignIn = lazy(() => import('../pages/sign-in'))
