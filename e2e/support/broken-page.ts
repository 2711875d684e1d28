/** What a page says of itself when its code has failed (src/frame/components/page-error.tsx). */
export const BROKEN_PAGE = '页面出现了问题'
