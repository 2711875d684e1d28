import type { ChosenPicture } from './avatar-facts'

/** Whether the host chooses pictures itself when a `chooseAvatar` button is pressed: never on the web. */
export const hasAvatarButton = (): boolean => false

export const chosenAvatar = (_detail: unknown): ChosenPicture | undefined => undefined

/** What the server takes; with these named, iPhones hand over a JPEG in place of their own format. */
const ACCEPTED = 'image/png,image/jpeg,image/webp'

/**
 * Asks for a picture from the album or the camera; undefined when the user chose none. Not by `Taro.chooseImage`, which
 * brings 15 KB (gzip) of guesses about the device.
 */
export function choosePicture(): Promise<ChosenPicture | undefined> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = ACCEPTED
  input.hidden = true
  return new Promise((resolve) => {
    const end = () => {
      input.remove()
      const file = input.files?.[0]
      resolve(file && { path: URL.createObjectURL(file), bytes: file.size })
    }
    input.addEventListener('change', end)
    input.addEventListener('cancel', end)
    // old browsers open no chooser for an input outside the page
    document.body.appendChild(input)
    input.click()
  })
}
