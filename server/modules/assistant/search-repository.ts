import type { AnswerSource } from '@contract/types'
import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'

/** A search result. */
export interface FoundDocument {
  readonly id: string
  readonly kind: AnswerSource['kind']
  readonly title: string
  readonly body: string
  readonly link: string
  readonly score: number
  /** The weighted share of the query that it contains: 0 to 1. */
  readonly cover: number
}

/**
 * BM25 over the `tsvector`s of a channel: rare terms count more than common ones, a term in the title counts four
 * times, and length alone does not make a text rank higher. `cover` weighs a term that no document contains like the
 * rarest one.
 */
const search = statement<FoundDocument>(
  'assistant-search',
  `with size as (
     select count(*)::float8 as n, greatest(avg(length), 1)::float8 as usual from assistant_documents
     where cardinality(channel_codes) = 0 or $1 = any(channel_codes)),
   asked as (select term, weight from unnest($2::text[], $3::float8[]) as a(term, weight)),
   hits as materialized (
     select h.id, h.length, t.lexeme as term,
       cardinality(t.positions) + 3 * cardinality(array_positions(t.weights, 'A'))::float8 as tf
     from assistant_documents h cross join lateral unnest(h.terms) as t
     where h.terms @@ $4::tsquery and (cardinality(h.channel_codes) = 0 or $1 = any(h.channel_codes))
       and t.lexeme = any($2::text[])),
   spread as (
     select a.term, a.weight * ln(1 + (s.n - count(h.id) + 0.5) / (count(h.id) + 0.5)) as idf
     from asked a cross join size s left join hits h on h.term = a.term group by a.term, a.weight, s.n),
   total as (select greatest(sum(idf), 0.001) as idf from spread),
   ranked as (
     select h.id, sum(p.idf * h.tf * 2.2 / (h.tf + 1.2 * (0.4 + 0.6 * h.length / s.usual))) as score,
       sum(p.idf) / max(t.idf) as cover
     from hits h join spread p using (term) cross join size s cross join total t group by h.id
     order by score desc, h.id limit $5)
   select d.id, d.kind, d.title, d.body, d.link, r.score, r.cover
   from ranked r join assistant_documents d using (id) order by r.score desc, d.id`
)

/** The best documents of a channel for weighted terms, best first. */
export async function searchDocuments(
  channel: string,
  terms: ReadonlyMap<string, number>,
  limit: number,
  db: Queryable
): Promise<FoundDocument[]> {
  if (terms.size === 0) return []
  const requested = [...terms.keys()]
  // terms consist of letters, digits and characters only (`termsOf`): nothing in them ends a quoted lexeme. If there
  // are character pairs, documents without any are skipped: single characters occur almost everywhere
  const pairs = requested.filter((term) => [...term].length > 1)
  const query = (pairs.length > 0 ? pairs : requested).map((term) => `'${term}'`).join(' | ')
  return search([channel, requested, [...terms.values()], query, limit], db)
}

const byId = statement<FoundDocument>(
  'assistant-documents',
  `select id, kind, title, body, link, 1::float8 as score, 1::float8 as cover from assistant_documents
   where id = any($2::text[]) and (cardinality(channel_codes) = 0 or $1 = any(channel_codes))`
)

/** Documents of a channel by their ids; those that it has not are left out. */
export const documentsOf = (channel: string, ids: readonly string[], db: Queryable) =>
  byId([channel, ids], db)

const known = statement<{ term: string }>(
  'assistant-terms-known',
  `select a.term from unnest($2::text[]) as a(term) where exists (
     select 1 from assistant_documents d where d.terms @@ ('''' || a.term || '''')::tsquery
       and (cardinality(d.channel_codes) = 0 or $1 = any(d.channel_codes)))`
)

/** Those of the terms that a channel's documents have. */
export const termsKnown = async (
  channel: string,
  terms: readonly string[],
  db: Queryable
): Promise<string[]> => (await known([channel, terms], db)).map(({ term }) => term)
