import { asc, inArray } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { freightRules, freightTemplates } from '../../db/schema/mall'
import type { FreightTemplate } from './freight'

/** Templates with their rules, by id. */
export async function freightTemplatesOf(
  ids: readonly string[],
  db: Queryable
): Promise<ReadonlyMap<string, FreightTemplate>> {
  const [templates, rules] = await Promise.all([
    db
      .select()
      .from(freightTemplates)
      .where(inArray(freightTemplates.id, [...ids])),
    db
      .select()
      .from(freightRules)
      .where(inArray(freightRules.templateId, [...ids]))
      .orderBy(asc(freightRules.ruleNo))
  ])
  return new Map(
    templates.map((template) => [
      template.id,
      { ...template, rules: rules.filter(({ templateId }) => templateId === template.id) }
    ])
  )
}
