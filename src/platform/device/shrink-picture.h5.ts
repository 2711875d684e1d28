/** Smaller files are sent as they are. */
const LARGE_BYTES = 1_500_000
/** What a screen or a reader of evidence needs; the server scales down further. */
const MAX_SIDE = 2560
const QUALITY = 0.85

/** A photo of 12 megapixels has 5 to 10 MB: it is scaled down before it is sent, as WeChat does in the mini-program. */
export async function shrunk(file: Blob): Promise<Blob> {
  if (file.size <= LARGE_BYTES) return file
  try {
    const picture = await decoded(file)
    const smaller = await encoded(picture)
    return smaller && smaller.size < file.size ? smaller : file
  } catch {
    // not a picture that this browser reads: its size is checked where it is used
    return file
  }
}

/** The picture as it is to be seen: browsers turn it by its EXIF orientation. */
async function decoded(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}

function encoded(image: HTMLImageElement): Promise<Blob | null> {
  const scale = Math.min(1, MAX_SIDE / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.naturalWidth * scale)
  canvas.height = Math.round(image.naturalHeight * scale)
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  // JPEG has no transparency: what is transparent becomes white, not black
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
