import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Settings } from '../config/settings'
import type { Queryable } from '../db/client'
import { answerPages } from '../http/static-files'
import { CatalogueWatch } from './catalogue-watch'
import { RenderLimit } from './render-limit'
import { PageService } from './page-service'
import { PageCache } from './page-cache'
import { addReadAhead } from './read-ahead'
import { pageAnswers, type PageDependencies } from './pages'
import { picturesOf } from './pictures'
import type { PageRenderer } from './renderer'
import { createPageMetrics } from './page-metrics'

interface Dependencies extends Pick<PageDependencies, 'clock' | 'sessionCookies' | 'sessions' | 'reads'> {
  readonly db: Queryable
  readonly settings: Settings
  readonly registry: Registry
  /** Whether calls or pages are queued. */
  readonly isBusy: () => boolean
  /** Called when another catalogue was applied: data read from the old one has to be dropped. */
  readonly onApplied: () => Promise<unknown>
}

/** Adds rendering of the app's pages to the server. */
export function addPages(app: FastifyInstance, renderer: PageRenderer, dependencies: Dependencies): void {
  const { db, settings, registry, isBusy, onApplied } = dependencies
  const metrics = createPageMetrics(registry, app.log)
  const cache = new PageCache(settings.pageCacheBytes)
  const watch = new CatalogueWatch(db, async () => {
    await onApplied()
    cache.clear()
  })
  const pictureOf = picturesOf(settings.catalogueAssetsDir, db)
  const pageService = new PageService({ renderer, cache, metrics, maxMs: settings.pageMs, isBusy, pictureOf })
  const limit = new RenderLimit(settings.callsPerMinute)
  app.addHook('onClose', () => renderer.close())
  addReadAhead(app, { ...dependencies, renderer })
  answerPages(
    app,
    pageAnswers({ ...dependencies, renderer, pageService, metrics, limit, onRequest: () => watch.check() })
  )
}
