import { visitEndpoints } from '@contract/visit/endpoints'
import { visitSchemas } from '@contract/visit/schema'
import type { Kit } from '../../http/kit'
import { recordVisit } from './service'

/** Visit statistics (spec section 7, "Visits"). */
export function visitModule({ db, bind }: Kit): void {
  bind(visitEndpoints, visitSchemas, {
    visitUv: (input, context) => recordVisit(db, 'uv', input, context),
    visitPv: (input, context) => recordVisit(db, 'pv', input, context),
    visitVisit: (input, context) => recordVisit(db, 'visit', input, context),
    visitInteractionPv: (input, context) => recordVisit(db, 'interaction', input, context)
  })
}
