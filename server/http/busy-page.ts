/** Seconds after which a browser reloads the page by itself. */
const AGAIN_SECONDS = 3

/** The document sent instead of a page while there is no capacity; `words` is plain text without HTML special characters. */
export const busyPage = (words: string): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="refresh" content="${AGAIN_SECONDS}"><title>权益中心</title>
<style>body{margin:0;display:flex;min-height:100vh;align-items:center;justify-content:center;font:16px/1.6 sans-serif;color:#333;background:#f5f5f7}p{padding:24px;text-align:center}@media(prefers-color-scheme:dark){body{color:#ddd;background:#101116}}</style>
</head><body><p>${words}<br>页面会自动刷新</p></body></html>
`
