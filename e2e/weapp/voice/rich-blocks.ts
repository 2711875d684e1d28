import type { Json } from '../host/json'
import { squeezed } from './name'

/** A paragraph or heading of rich-text. */
interface RichBlock {
  readonly text: string
  readonly isHeading: boolean
}

const BLOCK = /^(p|div|li|ul|ol|h[1-6]|table|tr|td|th|blockquote|section|br|hr)$/
const HEADING = /^h[1-6]$/

/** rich-text's nodes as html have only texts and tags here: each tag that begins a line divides. */
function blocksOfHtml(html: string): RichBlock[] {
  const blocks: RichBlock[] = []
  let text = ''
  let isHeading = false
  const end = () => {
    if (squeezed(text)) blocks.push({ text: squeezed(text), isHeading })
    text = ''
  }
  for (const [, tag = '', words = ''] of html.matchAll(/<\/?(\w+)[^>]*>|([^<]+)/g)) {
    if (BLOCK.test(tag)) {
      end()
      isHeading = HEADING.test(tag)
    }
    text += words
  }
  end()
  return blocks
}

function htmlOf(nodes: Json | undefined): string {
  if (typeof nodes === 'string') return nodes
  if (!Array.isArray(nodes)) return ''
  return nodes
    .map((node) => {
      if (node === null || typeof node !== 'object' || Array.isArray(node)) return ''
      if (typeof node['text'] === 'string') return node['text']
      const name = typeof node['name'] === 'string' ? node['name'] : 'div'
      return `<${name}>${htmlOf(node['children'])}</${name}>`
    })
    .join('')
}

/** What is read of rich-text's nodes, paragraph by paragraph, as its DOM is a page's. */
export const richBlocks = (nodes: Json | undefined): RichBlock[] => blocksOfHtml(htmlOf(nodes))
