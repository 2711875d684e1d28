import Taro from '@tarojs/taro'
import { withConsent } from '../wechat/with-consent'

/** WeChat scans QR codes and barcodes. */
export const canScan = (): boolean => true

/** Text of a scanned code; undefined when the user goes back or the camera is refused. */
export async function scanCode(): Promise<string | undefined> {
  const scan = () => Taro.scanCode({ scanType: ['qrCode', 'barCode'] })
  return (await withConsent(scan, '扫码', '手动输入'))?.result || undefined
}
