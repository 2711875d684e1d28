/** Where a union login leads (rules union.toHome, union.toMyCard, union.elsewhere, union.samePage). */
export type UnionTarget =
  | { readonly page: 'exchangeCenter'; readonly cardNo?: string }
  | { readonly page: 'myCard' }
  /** The page that carried the sign stays. */
  | { readonly page: 'same' }

/** What an entry link carries to log in with; one of them is used. */
export type Credential =
  | { readonly kind: 'union'; readonly sign: string; readonly target: UnionTarget }
  | { readonly kind: 'lvyunToken'; readonly token: string; readonly type: string }
  | { readonly kind: 'authCode'; readonly authCode: string }
  /** WeChat's login in its browser: the ticket that came back, with the state this browser sent. */
  | { readonly kind: 'wechat'; readonly ticket: string; readonly state: string }
  /** Our mini-program logs a page in its web view in. */
  | { readonly kind: 'webTicket'; readonly ticket: string }
