import { useEffect, useRef, useState } from 'react'
import { uploadImage } from '@/api/upload'
import { choosePhotos } from '@/platform/device/photo'
import { PICTURE_MB, pictureFault } from './model'

/** A picture on the device, not yet uploaded. */
export interface WaitingPicture {
  readonly key: string
  readonly path: string
  /** Upload progress, 0 to 100. */
  readonly percent: number
  /** The error: it can be retried or removed. `final`: a retry is useless. */
  readonly fault?: { readonly text: string; readonly final: boolean }
}

/**
 * Pictures that somebody adds: `pictures` are the addresses of those that are with the server, which the caller keeps;
 * the others are on their way one after the other, each with its progress, and each can be tried again.
 */
export function usePictures(
  pictures: readonly string[],
  most: number,
  onChange: (pictures: readonly string[]) => void
) {
  const [waiting, setWaiting] = useState<readonly WaitingPicture[]>([])
  /** As it is now, for uploads that end later; null once the page is gone. */
  const now = useRef<{ pictures: readonly string[]; onChange: typeof onChange } | null>(null)
  const number = useRef(0)
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const dropped = useRef(new Set<string>())
  now.current = { pictures, onChange }
  useEffect(
    () => () => {
      now.current = null
    },
    []
  )

  const set = (key: string, part: Partial<WaitingPicture>) =>
    setWaiting((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const forget = (key: string) => setWaiting((all) => all.filter((one) => one.key !== key))

  async function upload({ key, path }: WaitingPicture) {
    if (dropped.current.has(key) || !now.current) return
    try {
      const { url } = await uploadImage(path, 'picture', (percent) => set(key, { percent }))
      if (dropped.current.has(key) || !now.current) return
      const { pictures: there, onChange: tell } = now.current
      if (!there.includes(url)) {
        now.current = { pictures: [...there, url], onChange: tell }
        tell([...there, url])
      }
      forget(key)
    } catch {
      set(key, { percent: 0, fault: { text: '上传失败', final: false } })
    }
  }
  const send = (picture: WaitingPicture) => {
    turn.current = turn.current.then(() => upload(picture))
  }

  async function add() {
    const room = most - pictures.length - waiting.length
    if (room <= 0) return
    const chosen = (await choosePhotos(room)).map(({ path, bytes }): WaitingPicture => {
      const text = pictureFault(bytes)
      return {
        key: String((number.current += 1)),
        path,
        percent: 0,
        ...(text ? { fault: { text: `超过 ${PICTURE_MB} MB`, final: true } } : {})
      }
    })
    setWaiting((all) => [...all, ...chosen])
    chosen.filter(({ fault }) => !fault).forEach(send)
  }

  return {
    pictures,
    most,
    waiting,
    add: () => void add(),
    retry: (key: string) => {
      const again = waiting.find((one) => one.key === key)
      if (!again?.fault || again.fault.final) return
      setWaiting((all) => all.map((one) => (one.key === key ? withoutFault(one) : one)))
      send(again)
    },
    drop: (key: string) => {
      dropped.current.add(key)
      forget(key)
    },
    remove: (url: string) => onChange(pictures.filter((one) => one !== url)),
    /** Why nothing can be sent yet; undefined where all are there. */
    unready: unready(waiting)
  }
}

export type PicturesInHand = ReturnType<typeof usePictures>

const withoutFault = ({ key, path }: WaitingPicture): WaitingPicture => ({ key, path, percent: 0 })

function unready(waiting: readonly WaitingPicture[]): string | undefined {
  if (waiting.some(({ fault }) => !fault)) return '图片正在上传，请稍候'
  return waiting.length > 0 ? `有 ${waiting.length} 张图片未上传，请重试或移除` : undefined
}
