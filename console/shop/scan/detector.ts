/** What reads codes from pictures: the browser, where it can, otherwise a library that is loaded when it is needed. */

/** What both have of https://wicg.github.io/shape-detection-api/; TypeScript does not know it yet. */
export interface Detector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
type DetectorClass = new (options: { formats: ('qr_code' | 'code_128')[] }) => Detector

const own = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Whether the browser itself reads codes. */
export const hasDetector = (): boolean => own() !== undefined

/** Reads the codes that members show. @throws if the library cannot be loaded */
export async function detector(): Promise<Detector> {
  const Class = own() ?? (await (await import('./zxing')).zxingDetector())
  return new Class({ formats: ['qr_code', 'code_128'] })
}
