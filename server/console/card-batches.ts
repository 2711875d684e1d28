import { randomUUID } from 'node:crypto'
import { consoleCardBatchEndpoints } from '@contract/console/card-batches/endpoints'
import { consoleCardBatchSchemas } from '@contract/console/card-batches/schema'
import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from '../core/business-error'
import type { Kit } from '../http/kit'
import {
  cardBatch,
  cardBatches,
  cardBatchMembers,
  makeCardBatch,
  printableCards,
  voidCardBatch
} from '../modules/card'
import { performAct } from '../modules/staff'
import type { BindConsole } from './bind'

/** Printed cards, made in batches. */
export function bindCardBatches({ db, settings }: Kit, bind: BindConsole): void {
  const { cardPepper } = settings.secrets

  bind(consoleCardBatchEndpoints, consoleCardBatchSchemas, {
    cardBatches: (input) => cardBatches(db, input),
    cardBatch: ({ batchId }) => cardBatch(db, batchId),
    cardBatchMembers: (input) => cardBatchMembers(db, input),
    printableCards: () => printableCards(db),

    async makeCardBatch(wanted, { actor, now }) {
      let file: string | undefined
      const batchId = randomUUID()
      const act = { act: 'makeCardBatch', about: { kind: 'cardBatch', id: batchId } }
      const { actId, after } = await performAct(db, actor, act, async (tx) => {
        const batch = { ...wanted, batchId, madeBy: actor.staff.name, now }
        const { file: codes, ...made } = await makeCardBatch(tx, batch, cardPepper)
        file = codes
        return { after: { ...wanted, ...made } }
      })
      // done by a call whose answer was lost together with the server that had it
      if (file === undefined)
        throw new BusinessError(
          RESULT.orderState,
          '这批卡已生成，但文件没有送达且不会再次给出，请停用这批卡后重新生成'
        )
      return { actId, batchId, firstNo: after.firstNo, lastNo: after.lastNo, file }
    },

    async voidCardBatch({ batchId, reason }, { actor, now }) {
      const act = { act: 'voidCardBatch', about: { kind: 'cardBatch', id: batchId }, reason }
      const { actId, after } = await performAct(db, actor, act, async (tx) => ({
        after: { voided: await voidCardBatch(tx, batchId, reason, now) }
      }))
      return { actId, voided: after.voided }
    }
  })
}
