/** The assistant's search index, built from the catalogue. */
import { createHash } from 'node:crypto'
import type { AnswerSource } from '@contract/types'
import { charactersOf, termsOf } from '../lib/search-grams'
import { readDocuments } from './assistant-documents'
import type { Queryable } from './client'
import { statement } from './statement'

/** A searchable document before it is indexed. */
export interface IndexedText {
  readonly id: string
  readonly kind: AnswerSource['kind']
  readonly title: string
  /** Synonyms, indexed as if they were in its title. */
  readonly otherWords: string
  readonly body: string
  readonly link: string
  readonly channelCodes: readonly string[]
}

const existing = statement<{ id: string; hash: string }>(
  'assistant-known',
  'select id, hash from assistant_documents'
)

const write = statement(
  'assistant-write',
  `insert into assistant_documents (id, kind, title, body, link, channel_codes, terms, length, hash)
   select d.id, d.kind, d.title, d.body, d.link, array(select jsonb_array_elements_text(d.channel_codes)),
     d.terms::tsvector, d.length, d.hash
   from jsonb_to_recordset($1::jsonb) as d(id text, kind text, title text, body text, link text, channel_codes jsonb,
     terms text, length int, hash text)
   on conflict (id) do update set kind = excluded.kind, title = excluded.title, body = excluded.body, link = excluded.link,
     channel_codes = excluded.channel_codes, terms = excluded.terms, length = excluded.length, hash = excluded.hash`
)

const forget = statement('assistant-forget', 'delete from assistant_documents where id = any($1::text[])')

/** Documents that are written at a time. */
const AT_ONCE = 500

/** A title describes a document better than its text. */
const TITLE = 'A'
/** PostgreSQL stores no position beyond this one, and at most this many per term. */
const LAST_POSITION = 16_383
const MAX_POSITIONS = 255

/** The terms of a text as a `tsvector`, with positions; those of the title have weight A. */
export function vectorOf(title: string, body: string): { terms: string; length: number } {
  const inTitle = [...termsOf(title), ...charactersOf(title)]
  const inBody = [...termsOf(body), ...charactersOf(body)]
  const places = new Map<string, string[]>()
  const put = (term: string, place: number, weight: string) => {
    const at = places.get(term) ?? []
    if (at.length < MAX_POSITIONS) at.push(`${Math.min(place, LAST_POSITION)}${weight}`)
    places.set(term, at)
  }
  inTitle.forEach((term, index) => put(term, index + 1, TITLE))
  inBody.forEach((term, index) => put(term, inTitle.length + index + 1, ''))
  const terms = [...places].map(([term, at]) => `'${term}':${at.join(',')}`).join(' ')
  return { terms, length: inTitle.length + inBody.length }
}

/**
 * Synchronises the index with the catalogue: writes what differs, deletes what no longer exists. Called by whoever
 * writes catalogues, in the same transaction.
 */
export async function refreshAssistantIndex(db: Queryable): Promise<void> {
  const left = new Map((await existing([], db)).map(({ id, hash }) => [id, hash]))
  for await (const documents of readDocuments(db)) {
    const changed = documents.flatMap((document) => {
      const hash = createHash('sha256').update(JSON.stringify(document)).digest('base64url')
      const before = left.get(document.id)
      left.delete(document.id)
      return before === hash ? [] : [{ ...document, hash }]
    })
    for (let from = 0; from < changed.length; from += AT_ONCE) {
      const rows = changed.slice(from, from + AT_ONCE).map(({ otherWords, channelCodes, ...row }) => ({
        ...row,
        channel_codes: channelCodes,
        ...vectorOf(`${row.title} ${otherWords}`, row.body)
      }))
      await write([JSON.stringify(rows)], db)
    }
  }
  if (left.size > 0) await forget([[...left.keys()]], db)
}
