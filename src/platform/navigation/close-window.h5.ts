/** Closes WeChat's browser. @throws Error if its SDK is unavailable */
export async function closeWindow(): Promise<void> {
  const { wechatSdk } = await import(/* webpackChunkName: "wechat-sdk" */ '../wechat/wechat-sdk')
  const sdk = await wechatSdk()
  if (!sdk.closeWindow) throw new Error('closeWindow:fail')
  sdk.closeWindow()
}
