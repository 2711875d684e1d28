import type { ChosenPicture } from './avatar-types'

/** What the server accepts; with these named, iPhones provide a JPEG instead of their own format. */
const ACCEPTED = 'image/png,image/jpeg,image/webp'

/**
 * Asks for pictures from the album or the camera, at most `max`; none if the user chose none. Not by
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
      resolve(files.map((file) => ({ path: URL.createObjectURL(file), bytes: file.size })))
    }
    input.addEventListener('change', end)
    input.addEventListener('cancel', end)
    // old browsers open no chooser for an input outside the page
    document.body.appendChild(input)
    input.click()
  })
}
