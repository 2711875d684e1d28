/** A picture of the phone as PNG: one point, of another grey for another file. */
export function pictureOf(file: string): Uint8Array<ArrayBuffer> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d')
  const grey = [...file].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 251, 7)
  if (context) {
    context.fillStyle = `rgb(${grey} ${grey} ${grey})`
    context.fillRect(0, 0, 1, 1)
  }
  return Uint8Array.from(atob(canvas.toDataURL('image/png').split(',')[1] ?? ''), (sign) =>
    sign.charCodeAt(0)
  )
}
