import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Settings } from '../config/settings'
import type { Queryable } from '../db/client'
import { answerPages } from '../http/static-files'
import { CatalogueWatch } from './catalogue-watch'
import { DrawLimit } from './draw-limit'
import { Drawer } from './drawer'
import { KeptPages } from './kept-pages'
import { pageAnswers, type PageParts } from './pages'
import { picturesOf } from './pictures'
import type { PageRenderer } from './renderer'
import { tallyOf } from './tally'

interface Parts extends Pick<PageParts, 'clock' | 'keptSessions' | 'sessions' | 'reads'> {
  readonly db: Queryable
  readonly settings: Settings
  readonly registry: Registry
  /** Calls or pages wait to be let in. */
  readonly isBusy: () => boolean
  /** Another catalogue was applied: what was read of the old one is to be forgotten. */
  readonly onApplied: () => Promise<unknown>
}

/** Lets the server draw the app's pages. */
export function addPages(app: FastifyInstance, renderer: PageRenderer, parts: Parts): void {
  const { db, settings, registry, isBusy, onApplied } = parts
  const tally = tallyOf(registry, app.log)
  const kept = new KeptPages(settings.pageCacheBytes)
  const watch = new CatalogueWatch(db, async () => {
    await onApplied()
    kept.clear()
  })
  const pictureOf = picturesOf(settings.catalogueAssetsDir, db)
  const drawer = new Drawer({ renderer, kept, tally, mostMs: settings.pageMs, isBusy, pictureOf })
  const limit = new DrawLimit(settings.callsPerMinute)
  app.addHook('onClose', () => renderer.close())
  answerPages(app, pageAnswers({ ...parts, renderer, drawer, tally, limit, onAsked: () => watch.look() }))
}
