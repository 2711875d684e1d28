/** What the bundle knows of the release that it draws for; written by scripts/lib/bundle-renderer.mjs. */
declare module 'ssr:manifest' {
  interface Files {
    readonly scripts: readonly string[]
    readonly sheets: readonly string[]
  }
  const manifest: {
    /** index.html as the build of the app made it, without scripts and sheets. */
    readonly template: string
    readonly entry: Files
    /** What a page or a part of one needs besides, by its module's name from `src` on. */
    readonly modules: Readonly<Record<string, Files>>
    /** The text of every sheet. */
    readonly sheets: Readonly<Record<string, string>>
    /** The picture with all icons. */
    readonly sprite: string
  }
  export default manifest
}

/** The component of every page, by its path; its code is run when it is first drawn. */
declare module 'ssr:pages' {
  import type { ComponentType } from 'react'

  export const pageOf: (path: string) => ComponentType | undefined
}

/** A script of ours as it stands in the document: bundled and made small. */
declare module '*?inline' {
  const code: string
  export default code
}
