import Taro from '@tarojs/taro'

/** WeChat scans QR codes and barcodes. */
export const canScan = (): boolean => true

/** Text of a scanned code; undefined when the user goes back or the camera is refused. */
export async function scanCode(): Promise<string | undefined> {
  try {
    const { result } = await Taro.scanCode({ scanType: ['qrCode', 'barCode'] })
    return result || undefined
  } catch {
    return undefined
  }
}
