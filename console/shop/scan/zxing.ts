/** Reads codes where the browser cannot: Safari, Firefox, Chrome on Windows and Linux. Its program comes from our own server. */
import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import program from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** Done once its program runs. @throws if that cannot be loaded */
export async function zxingDetector(): Promise<typeof BarcodeDetector> {
  await prepareZXingModule({ overrides: { locateFile: () => program }, fireImmediately: true })
  return BarcodeDetector
}
