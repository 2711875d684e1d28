import { z } from 'zod'
import { cutText } from '@contract/cut-text'
import type { Queryable } from '../../db/client'
import type { EngineTool } from '../../gateways/assistant/assistant-gateway'
import type { Requester, GatheredSource } from './gather'
import { ownCards, ownOrders, type OwnThing } from './own-things'
import { questionTerms } from './question'
import { searchDocuments } from './search-repository'

/** Adds a result to the sources; returns its mark, or none if there are too many. */
type Add = (source: Omit<GatheredSource, 'no'>) => number | undefined

const NOTHING = '未找到'
const MAX_STORES = 3
const LOOKED_AT = 30

const placeInput = z.object({ city: z.string().max(20).optional(), keyword: z.string().max(30).optional() })

/**
 * Lookups available to an engine while it answers, bound to the caller: none takes an owner, so no prompt can reach
 * somebody else's data.
 */
export function toolsOf(db: Queryable, { memberId, channel, now }: Requester, add: Add): EngineTool[] {
  const told = (things: readonly OwnThing[]): string => {
    const lines = things.flatMap((thing) => {
      const no = add({ ...thing, excerpt: cutText(thing.text, { units: 120 }), fit: 1 })
      return no === undefined ? [] : [`[${no}] ${thing.text}`]
    })
    return lines.length > 0 ? lines.join('\n') : NOTHING
  }
  const stores: EngineTool = {
    name: 'stores_near',
    description: '按城市和关键词查找门店',
    parameters: {
      type: 'object',
      properties: { city: { type: 'string' }, keyword: { type: 'string' } },
      additionalProperties: false
    },
    async run(input) {
      const place = placeInput.safeParse(input)
      if (!place.success) return '参数不正确'
      const words = [place.data.city, place.data.keyword, '地址'].filter(Boolean).join(' ')
      const found = await searchDocuments(channel, questionTerms(words), LOOKED_AT, db)
      return told(
        found
          .filter(({ kind }) => kind === 'store')
          .slice(0, MAX_STORES)
          .map(({ kind, title, body, link }) => ({ kind, title, text: `${title}。${body}`, link }))
      )
    }
  }
  if (memberId === null) return [stores]
  const mine = { memberId, now, orderNo: null }
  const noInput = { type: 'object', properties: {}, additionalProperties: false }
  return [
    {
      name: 'my_orders',
      description: '正在提问的会员自己最近的订单',
      parameters: noInput,
      run: async () => told(await ownOrders(db, '订单', mine))
    },
    {
      name: 'my_cards',
      description: '正在提问的会员自己的会员卡',
      parameters: noInput,
      run: async () => told(await ownCards(db, '卡', mine))
    },
    stores
  ]
}
