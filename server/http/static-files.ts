import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RESULT } from '@contract/envelope/codes'
import type { Settings } from '../config/settings'
import { isChannelCode } from '../config/channels'
import { BusinessError, notFound } from '../core/business-error'
import { sendRefusal } from './error-handler'
import { isHashed, keptFolder } from './kept-files'
import { pathOf } from './log'
import { hasPageShape, NO_PAGES } from './page-shape'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const ONE_DAY = 'public, max-age=86400, stale-while-revalidate=604800'

/** Serves the files by which WeChat's console checks a domain, each at the root. */
export function addCheckFiles(app: FastifyInstance, { checkFiles }: Pick<Settings, 'checkFiles'>): void {
  for (const { name, content } of checkFiles)
    app.get(`/${name}`, (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(content)
    )
}

/** Serves the pictures of the catalogue, and the built H5 app if there is one, from files compressed at build; hashed files of the last releases too. */
export async function addStaticFiles(app: FastifyInstance, settings: Settings): Promise<void> {
  if (existsSync(settings.catalogueAssetsDir)) {
    await app.register(fastifyStatic, {
      ...common,
      root: settings.catalogueAssetsDir,
      prefix: '/assets/catalogue/',
      decorateReply: false,
      setHeaders: (reply) => cacheFor(reply, ONE_DAY)
    })
  }
  if (existsSync(join(settings.h5Dir, 'index.html'))) {
    await app.register(fastifyStatic, {
      ...common,
      root: [settings.h5Dir, ...existing(keptFolder(settings.dataDir, 'h5'))],
      prefix: '/',
      index: 'index.html',
      setHeaders: (reply, path) => cacheFor(reply, isHashed(path) ? IMMUTABLE : 'no-cache')
    })
  }
}

/** The route of the app's files. */
const FILES = '/*'

// cacheControl off: the plugin would overwrite our header.
const common = { preCompressed: true, wildcard: true, cacheControl: false, dotfiles: 'ignore' } as const

/** The folder, if there is one. */
export const existing = (folder: string): string[] => (existsSync(folder) ? [folder] : [])

function cacheFor(reply: FastifyReply, rule: string): void {
  reply.header('cache-control', rule)
}

/** Sends the page of a request, whatever happens to it; false if it is not a rendered page. */
export type AnswerPage = (address: string, request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

/**
 * Pages of the app come before the files: they are recognised without disk access. All other addresses are passed on.
 */
export function answerPages(app: FastifyInstance, answer: AnswerPage): void {
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.url !== FILES || !isPage(app, request, pathOf(request.url))) return
    if (await answer(request.url, request, reply)) return reply
  })
}

/**
 * For requests matched by no route or file: a page of the app gets the app (which knows its own pages), as its skeleton if there is one,
 * anything else an envelope.
 */
export function answerUnknownPaths(
  app: FastifyInstance,
  apiRoots: ReadonlySet<string>,
  fileOf: (path: string) => string
): void {
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url)
    const [, first = '', second = ''] = path.split('/', 3)
    if (apiRoots.has(second) && !isChannelCode(first)) {
      sendRefusal(
        new BusinessError(RESULT.notFound, '未找到这个地址，请从原来的入口重新进入'),
        request,
        reply
      )
      return
    }
    if (apiRoots.has(first) || NO_PAGES.has(first) || !isPage(app, request, path)) {
      sendRefusal(notFound('未找到这个地址'), request, reply)
      return
    }
    reply.code(200).sendFile(fileOf(path))
  })
}

const isPage = (app: FastifyInstance, request: FastifyRequest, path: string): boolean =>
  hasPageShape(request, path) && app.hasReplyDecorator('sendFile')
