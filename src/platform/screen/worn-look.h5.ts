/** As --ground of styles/colours.scss, and the tags of index.html. */
const GROUND = { light: '#F5F5F7', dark: '#101116' } as const

/**
 * Applies the chosen colour scheme to the browser: the background around the pages and its own bars. After a
 * reload index.html does so before the first paint (src/ssr/inline/start.ts).
 */
export function wearLook(look: 'light' | 'dark' | undefined): void {
  const { classList } = document.documentElement
  classList.remove('theme-light', 'theme-dark')
  if (look) classList.add(`theme-${look}`)
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    tag.content = GROUND[look ?? (tag.media ? 'dark' : 'light')]
}
