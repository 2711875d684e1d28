import { platform } from '../environment/kind'

/** WeChat's browser scans by its SDK, the mini-program's web view too; other browsers have no scanner. */
export const canScan = (): boolean => platform() === 'wx'

/** A barcode comes as `CODE_128,value`. */
const plain = (text: string) => text.replace(/^[A-Z]+_\w+,/, '')

/**
 * Text of a scanned code; undefined when the user goes back.
 * @throws Error when WeChat's SDK cannot be had
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
