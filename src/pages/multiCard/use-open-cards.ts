import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useActivity } from '@/features/activity/queries'
import { grantFault, useCardsByMobile, useCardsOpening, type Outcomes } from '@/features/grant/commands'
import type { CardOutcome } from '@/features/grant/model'
import { waitingCardsQuery } from '@/features/grant/queries'
import { useNumberProof } from '@/features/grant/use-number-proof'
import { restoreScroll } from '@/platform/screen/page-scroll'

/** The flow from the cards assigned to a number to the result of each chosen one. */
export function useOpenCards(named: string | undefined) {
  const { activityId = '', activity, none, query } = useActivity('cards', named)
  const cards = useQuery({ ...waitingCardsQuery(activityId), enabled: activity !== undefined })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [asking, setRequesting] = useState<'confirm' | 'mobile'>()
  const [fault, setFault] = useState<string>()
  const [results, setResults] = useState<readonly CardOutcome[]>()
  const proof = useNumberProof(activityId)

  /** All are selected until some are deselected. */
  const waiting = (cards.data?.cards ?? []).filter(({ opened }) => opened === null)
  const chosen = waiting.filter(({ cardId }) => !left.has(cardId))

  const done = ({ data }: { data: Outcomes }) => {
    setRequesting(undefined)
    restoreScroll(0)
    setResults(data.results)
  }
  const opening = useCardsOpening({ then: done, failed: (error) => setFault(grantFault(error)) })
  const byMobile = useCardsByMobile({ then: done, failed: proof.refuse })

  return {
    /** The activity, then its cards. */
    query: activity === undefined ? { ...query, data: undefined } : cards,
    none: none || (activity !== undefined && activity.kind !== 'cards'),
    activity,
    chosen,
    results,
    asking,
    fault,
    proof,
    busy: opening.pending !== undefined || byMobile.pending !== undefined,
    toggle: (cardId: string) => {
      const next = new Set(left)
      if (!next.delete(cardId)) next.add(cardId)
      setLeft(next)
    },
    ask: (what: 'confirm' | 'mobile') => {
      setFault(undefined)
      setRequesting(what)
    },
    close: () => setRequesting(undefined),
    again: () => setResults(undefined),
    open: () => opening.submit({ activityId, cardIds: chosen.map(({ cardId }) => cardId) }),
    openByMobile: () => {
      const checked = proof.checked()
      if (checked) byMobile.submit({ activityId, ...checked })
    }
  }
}

export type OpenCards = ReturnType<typeof useOpenCards>
