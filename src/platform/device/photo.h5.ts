import { shrunk } from './shrink-picture.h5'
import type { ChosenPicture } from './avatar-types'

/** What the server accepts; with these named, iPhones provide a JPEG instead of their own format. */
const ACCEPTED = 'image/png,image/jpeg,image/webp'

async function toPicture(file: File): Promise<ChosenPicture> {
  const picture = await shrunk(file)
  return { path: URL.createObjectURL(picture), bytes: picture.size }
}

/**
 * Asks for pictures from the album or the camera, at most `max`, scaled down where they are large; none if the user chose none. Not by
 * `Taro.chooseImage`, which brings 15 KB (gzip) of guesses about the device.
 */
export function choosePhotos(max: number): Promise<readonly ChosenPicture[]> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = ACCEPTED
  input.multiple = max > 1
  input.hidden = true
  return new Promise((resolve) => {
    const end = () => {
      input.remove()
      const files = [...(input.files ?? [])].slice(0, max)
      resolve(Promise.all(files.map(toPicture)))
    }
    input.addEventListener('change', end)
    input.addEventListener('cancel', end)
    // old browsers open no chooser for an input outside the page
    document.body.appendChild(input)
    input.click()
  })
}
