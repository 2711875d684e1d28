import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import type { FreightRule, FreightTemplate } from './freight'

const templates = statement<Omit<FreightTemplate, 'rules'>>(
  'freight-templates',
  'select id, kind, free_from_fen as "freeFromFen" from freight_templates where id = any($1)'
)

const rules = statement<FreightRule & { readonly templateId: string }>(
  'freight-rules',
  `select template_id as "templateId", rule_no as "ruleNo", area_codes as "areaCodes", delivers, first_units as "firstUnits", first_fen as "firstFen",
     more_units as "moreUnits", more_fen as "moreFen", days
   from freight_rules where template_id = any($1) order by rule_no`
)

/** Templates with their rules, by id. Many goods have the same: each is asked for once. */
export async function freightTemplatesOf(
  ids: readonly string[],
  db: Queryable
): Promise<ReadonlyMap<string, FreightTemplate>> {
  const once = [[...new Set(ids)]]
  const [found, ofAll] = await Promise.all([templates(once, db), rules(once, db)])
  return new Map(
    found.map((template) => [
      template.id,
      { ...template, rules: ofAll.filter(({ templateId }) => templateId === template.id) }
    ])
  )
}
