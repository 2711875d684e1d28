import type { Data, HelpArticle } from '@contract/types'
import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import { HELP_SUBJECTS, type HelpSubject } from '../../domain/help-subjects'
import { notFound } from '../../core/business-error'

interface ArticleRow {
  readonly id: string
  readonly subject: HelpSubject
  readonly title: string
  readonly isHot: boolean
}

const HERE = `on_sale and (cardinality(channel_codes) = 0 or $1 = any(channel_codes))`

const all = statement<ArticleRow>(
  'help-articles',
  `select id, subject, title, is_hot as "isHot" from help_articles where ${HERE} order by sort, id`
)

const one = statement<HelpArticle>(
  'help-article',
  `select id as "articleId", title, body, link, link_text as "linkText" from help_articles where ${HERE} and id = $2`
)

const MAX_HOT = 8

/** What can be asked in a channel: articles by subject, and the most frequent questions. */
export async function helpOf(
  channel: string,
  db: Queryable
): Promise<Pick<Data<'getAssistantHome'>, 'subjects' | 'hot'>> {
  const articles = await all([channel], db)
  const subjects = Object.entries(HELP_SUBJECTS).flatMap(([subjectId, name]) => {
    const of = articles.filter(({ subject }) => subject === subjectId)
    return of.length > 0
      ? [{ subjectId, name, articles: of.map(({ id, title }) => ({ articleId: id, title })) }]
      : []
  })
  const hot = articles.filter(({ isHot }) => isHot).slice(0, MAX_HOT)
  return { subjects, hot: hot.map(({ title }) => title) }
}

/** @throws BusinessError 404 */
export async function helpArticleOf(channel: string, id: string, db: Queryable): Promise<HelpArticle> {
  const [article] = await one([channel, id], db)
  if (!article) throw notFound('这篇说明不存在或已下架')
  return article
}
