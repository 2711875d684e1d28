import { Alert, Button } from 'antd'
import { useEffect, useRef, useState } from 'react'

/** What browsers have of https://wicg.github.io/shape-detection-api/; TypeScript does not know it yet. */
interface Detector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
type DetectorClass = new (options: { formats: string[] }) => Detector

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Whether this browser can read codes by its camera. Elsewhere the number is typed. */
export const canScan = (): boolean => detectorClass() !== undefined && navigator.mediaDevices !== undefined

interface Props {
  readonly onFound: (code: string) => void
  readonly onClosed: () => void
}

const LOOK_MS = 200

/** The camera's picture, until a code is seen in it. */
export function Scanner({ onFound, onClosed }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState(false)
  const found = useRef(onFound)
  useEffect(() => {
    found.current = onFound
  })
  useEffect(() => {
    const shown = video.current
    return shown
      ? watch(
          shown,
          (code) => found.current(code),
          () => setProblem(true)
        )
      : undefined
  }, [])
  return (
    <>
      {problem ? (
        <Alert type='warning' showIcon message='没有打开摄像头，请允许使用，或直接输入券码' />
      ) : (
        <video ref={video} className='shop-video' muted playsInline aria-label='摄像头画面' />
      )}
      <Button block onClick={onClosed}>
        关闭摄像头
      </Button>
    </>
  )
}

/** Shows the camera and looks for a code; the returned function ends it. */
function watch(video: HTMLVideoElement, onFound: (code: string) => void, onProblem: () => void): () => void {
  const Detector = detectorClass()
  let stream: MediaStream | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const end = () => {
    isOver = true
    clearTimeout(timer)
    stream?.getTracks().forEach((track) => track.stop())
  }
  const look = async (detector: Detector) => {
    const [code] = await detector.detect(video).catch(() => [])
    if (isOver) return
    if (code) onFound(code.rawValue)
    else timer = setTimeout(() => void look(detector), LOOK_MS)
  }
  const begin = async () => {
    if (!Detector) return onProblem()
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    if (isOver) return end()
    video.srcObject = stream
    await video.play()
    void look(new Detector({ formats: ['qr_code', 'code_128'] }))
  }
  begin().catch(() => {
    if (!isOver) onProblem()
  })
  return end
}
