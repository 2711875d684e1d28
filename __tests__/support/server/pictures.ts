import sharp, { type Sharp } from 'sharp'
import { endpointPath } from '../../../contract/endpoint'
import { memberEndpoints } from '../../../contract/member/endpoints'
import type { App } from '../../../server/app'

/** Colours of the two halves of {@link twoHalves}, the left one first. */
export const RED = [200, 30, 30] as const
export const BLUE = [30, 30, 200] as const

const fill = ([r, g, b]: readonly [number, number, number]) => ({ r, g, b })

/** A picture whose left half is red and whose right half is blue. */
export function twoHalves(width: number, height: number): Sharp {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const, background: fill(BLUE) }
  return sharp({ create: { width, height, channels: 3, background: fill(RED) } }).composite([
    { input: { create: half }, left: Math.ceil(width / 2), top: 0 }
  ])
}

/** A photograph as a phone makes it: lying on its side, with the place where it was taken. */
export const photograph = (width: number, height: number): Promise<Buffer> =>
  twoHalves(width, height)
    .withExif({
      IFD0: { Make: 'TestPhone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 14/1 0/1' }
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** A small picture like no other: `shade` 0 to 255. */
export const plain = (shade: number): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: fill([shade, 90, 90]) } })
    .png()
    .toBuffer()

/** A picture that cannot be made much smaller, as many bytes as `width` × `height` gives. */
export const noise = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 }
    }
  })
    .jpeg({ quality: 85 })
    .toBuffer()

/** The body and type of a form with one file in it. */
export async function formOf(
  bytes: Buffer,
  { field = 'file', type = 'image/png' } = {}
): Promise<{ type: string; body: Buffer }> {
  const form = new FormData()
  form.set(field, new Blob([new Uint8Array(bytes)], { type }), 'a.png')
  const request = new Request('http://test.local/', { method: 'POST', body: form })
  return {
    type: request.headers.get('content-type') ?? '',
    body: Buffer.from(await request.arrayBuffer())
  }
}

export interface UploadAnswer {
  readonly resultCode: string
  readonly resultMsg: string
  readonly data: { readonly url: string } | null
}

/** Uploads a file as the client does. */
export async function upload(
  app: App,
  token: string | undefined,
  bytes: Buffer,
  options: { field?: string; type?: string; use?: string } = {}
): Promise<UploadAnswer> {
  const { type, body } = await formOf(bytes, options)
  const response = await app.server.inject({
    method: 'POST',
    url: endpointPath(memberEndpoints.uploadImage) + (options.use ? `?use=${options.use}` : ''),
    headers: { 'content-type': type, ...(token ? { 'auth-token': token } : {}) },
    payload: body
  })
  return response.json<UploadAnswer>()
}

/** Where an upload is served. @throws Error with the answer when it was refused */
export function urlOf({ data, resultMsg }: UploadAnswer): string {
  if (!data) throw new Error(`the upload was refused: ${resultMsg}`)
  return data.url
}
