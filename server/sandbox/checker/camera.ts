/** Reads QR codes with the camera if the browser can; otherwise the button is not shown. Runs in the browser. */

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

const AGAIN_MS = 300

/** Shows the camera in `video` while the button is on, and returns the first code that it sees. */
export function scanWithCamera(
  button: HTMLElement,
  video: HTMLVideoElement,
  found: (text: string) => void
): void {
  const { BarcodeDetector: Reader } = window as unknown as {
    BarcodeDetector?: new (options: { formats: string[] }) => Detector
  }
  if (!Reader || !navigator.mediaDevices) return
  button.hidden = false
  button.addEventListener('click', () => {
    void watch(new Reader({ formats: ['qr_code'] }), video, found).catch(() => (video.hidden = true))
  })
}

async function watch(
  reader: Detector,
  video: HTMLVideoElement,
  found: (text: string) => void
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  video.srcObject = stream
  video.hidden = false
  await video.play()
  for (;;) {
    const [code] = await reader.detect(video)
    if (code) {
      stream.getTracks().forEach((track) => track.stop())
      video.hidden = true
      found(code.rawValue)
      return
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
  }
}
