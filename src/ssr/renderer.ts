import type { Renderer } from '@contract/ssr'
import { unpacked as unpackedQuery } from '@/routes/query'
import { findRoute } from '@/routes/table'
import { composeDocument } from './document'
import { renderPage, renderSkeleton } from './render'

/* The entry point of this bundle, for the server and the build (scripts/lib/bundle-renderer.mjs): a `Renderer`, function by function. */

export const pathOf: Renderer['pathOf'] = (address) => findRoute(address)?.path
export const parametersOf: Renderer['parametersOf'] = (path) => Object.keys(findRoute(path)?.query ?? {})
export const unpacked: Renderer['unpacked'] = unpackedQuery
export const render: Renderer['render'] = renderPage
export const skeleton: Renderer['skeleton'] = renderSkeleton
export const document: Renderer['document'] = composeDocument
