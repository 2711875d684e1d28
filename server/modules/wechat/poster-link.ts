import { createHash } from 'node:crypto'
import { isChannelCode, type ChannelCode } from '../../config/channels'

/** The pages that have posters, and the parameter that says of what. */
const POSTERS = {
  'pages-mall/productDetail/index': 'productId',
  'pages-activities/distributionActivity/index': 'invite'
} as const

type PosterPage = keyof typeof POSTERS

/** What a poster leads to. */
export interface PosterLink {
  readonly of: (typeof POSTERS)[PosterPage]
  /** Id of the product, or the code of the member who invites. */
  readonly value: string
  readonly channel: ChannelCode
  /** Path with query: the same for the same page and parameters, in whatever order they came. */
  readonly link: string
  /** Stands for the link in a code; what it leads to cannot be read off it. */
  readonly scene: string
}

const VALUE = /^[\w.-]{1,64}$/
/** WeChat takes 32 characters: `s-` and these. */
const SCENE_LENGTH = 22

const isPosterPage = (page: string): page is PosterPage => Object.hasOwn(POSTERS, page)

/** Reads the link of a poster; null unless it is one of a page that has posters, with exactly its parameters. Pure. */
export function posterLink(text: string): PosterLink | null {
  const [path = '', search = ''] = text.split('?')
  const page = path.replace(/^\//, '')
  const { channel = '', ...rest } = Object.fromEntries(new URLSearchParams(search))
  if (!isPosterPage(page) || !isChannelCode(channel)) return null
  const of = POSTERS[page]
  const value = rest[of]
  if (value === undefined || !VALUE.test(value) || Object.keys(rest).length > 1) return null
  const link = `/${page}?${of}=${value}&channel=${channel}`
  const hash = createHash('sha256').update(link).digest('base64url')
  return { of, value, channel, link, scene: `s-${hash.slice(0, SCENE_LENGTH)}` }
}
