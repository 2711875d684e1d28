import { Alert, Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { detector, type Detector } from './detector'
import { problemOf } from './problem'

/** Whether this page may ask for a camera at all. Elsewhere the number is typed. */
export const canScan = (): boolean => navigator.mediaDevices !== undefined

interface Props {
  readonly onFound: (code: string) => void
  readonly onClosed: () => void
}

const LOOK_MS = 200

/** The camera's picture, until a code is seen in it. */
export function Scanner({ onFound, onClosed }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
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
          (error) => setProblem(problemOf(error))
        )
      : undefined
  }, [])
  return (
    <>
      {problem === null ? (
        <video ref={video} className='shop-video' muted playsInline aria-label='摄像头画面' />
      ) : (
        <Alert type='warning' showIcon message={problem} />
      )}
      <Button block onClick={onClosed}>
        关闭摄像头
      </Button>
    </>
  )
}

/** Shows the camera and looks for a code; the returned function ends it. */
function watch(
  video: HTMLVideoElement,
  onFound: (code: string) => void,
  onProblem: (error: unknown) => void
): () => void {
  let stream: MediaStream | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const end = () => {
    isOver = true
    clearTimeout(timer)
    stream?.getTracks().forEach((track) => track.stop())
  }
  const look = async (reader: Detector) => {
    // a picture that is not there yet is none
    const [code] = await reader.detect(video).catch(() => [])
    if (isOver) return
    if (code) onFound(code.rawValue)
    else timer = setTimeout(() => void look(reader), LOOK_MS)
  }
  const begin = async () => {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    if (isOver) return end()
    video.srcObject = stream
    await video.play()
    await look(await detector())
  }
  const fail = (error: unknown) => {
    if (isOver) return
    end()
    onProblem(error)
  }
  begin().catch(fail)
  return end
}
