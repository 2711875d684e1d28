import { platform } from '../environment/kind'

/**
 * WeChat's browser and the mini-program's web view scan through WeChat's SDK; other browsers have no scanner.
 */
export const canScan = (): boolean => platform() === 'wx'

/** A barcode comes as `CODE_128,value`. */
const plain = (text: string) => text.replace(/^[A-Z]+_\w+,/, '')

/**
 * Text of a scanned code; undefined if the user goes back.
 * @throws Error if WeChat's SDK is unavailable
 */
export async function scanCode(): Promise<string | undefined> {
  if (!canScan()) return undefined
  const { readySdk } = await import(/* webpackChunkName: "wechat-sdk" */ '../wechat/wechat-sdk-ready')
  const sdk = await readySdk()
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new Error('scanQRCode:fail'))
    if (!sdk.scanQRCode) return refuse()
    sdk.scanQRCode({
      needResult: 1,
      scanType: ['qrCode', 'barCode'],
      success: ({ resultStr }) => resolve(plain(resultStr) || undefined),
      cancel: () => resolve(undefined),
      fail: refuse
    })
  })
}
