import { assistantEndpoints } from '@contract/assistant/endpoints'
import { assistantSchemas } from '@contract/assistant/schema'
import { runSweeps } from '../../db/sweeps'
import type { Kit } from '../../http/kit'
import { answerWriter } from './answer-writer'
import { deleteConversations } from './conversation-repository'
import { helpArticleOf } from './home'
import { assistantService } from './service'
import { listOwn, openConversation, readConversation } from './talk'

const HOUR_MS = 3_600_000

/** Assistant endpoints. */
export function assistantModule(kit: Kit): void {
  const { db, limit, jobs, clock, log, closing, gateways, settings } = kit
  const writer = answerWriter({ db, clock, jobs, log, closing, assistant: () => gateways.assistant })
  const service = assistantService({ db, limit, writer, desk: settings.staffDesk })
  kit.bind(assistantEndpoints, assistantSchemas, {
    getAssistantHome: (_input, caller) => service.home(caller),
    getHelpArticle: ({ articleId }, { channel }) => helpArticleOf(channel, articleId, db),
    async openConversation({ orderNo }, caller) {
      await service.mayOpen(caller)
      return openConversation(db, caller, orderNo, caller.now)
    },
    getConversation: ({ conversationId, visitorKey }, caller) =>
      readConversation(db, conversationId, service.ownerOf(caller, visitorKey)),
    askAssistant: (input, caller) => service.ask(input, caller, caller.idempotencyKey),
    followAnswer: (input, caller) => service.follow(input, caller),
    getAnswer: (input, caller) => service.answer(input, caller),
    stopAnswer: (input, caller) => service.stop(input, caller),
    rateAnswer: (input, caller) => service.rate(input, caller),
    handOver: (input, caller) => service.handOver(input, caller),
    endHandOver: (input, caller) => service.endHandOver(input, caller),
    listConversations: (input, { memberId, channel, now }) => listOwn(db, { memberId, channel }, input, now),
    async deleteConversations({ conversationId }, { memberId, channel }) {
      await deleteConversations(memberId, channel, conversationId ?? null, db)
      return null
    }
  })
  jobs.every('forget old conversations', HOUR_MS, (now) => runSweeps('forget old conversations', now, db))
}
