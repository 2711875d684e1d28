/** What is inside a native tag, where it is more than what the mini-program puts there. */
const INSIDE: Readonly<Record<string, string>> = {
  text: '<span><slot/></span>',
  'scroll-view':
    '<div class="wx-scroll-view"><div class="wx-scroll-view moves"><div class="wx-scroll-view-content"><slot/></div></div></div>',
  swiper:
    '<div class="wx-swiper-wrapper"><div class="wx-swiper-slides"><div class="wx-swiper-slide-frame"><slot/></div></div></div>'
}

/** Tags of WeChat itself that this host has: those that the build uses. */
export const NATIVE_TAGS = [
  'button',
  'checkbox',
  'image',
  'input',
  'page-container',
  'picker',
  'radio',
  'rich-text',
  'scroll-view',
  'swiper',
  'swiper-item',
  'text',
  'textarea',
  'view',
  'web-view'
] as const

export type NativeTag = (typeof NATIVE_TAGS)[number]

/** Where the template and the definition of a native tag are in the code space. */
export const nativePath = (tag: string): string => `native/${tag}`

/** The template of a native tag. */
export const nativeTemplate = (tag: string): string => INSIDE[tag] ?? '<slot/>'
