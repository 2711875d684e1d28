import { throughItsDay } from '../../../server/lib/ends'
import { isoEnd } from '../../../server/lib/iso'
import { decideAction, type ActionInput, type HoldingPlate } from '../../../server/modules/privilege/action'

const now = new Date('2026-11-21T12:00:00+08:00')
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)

const plate = (change: Partial<HoldingPlate> = {}): HoldingPlate => ({
  memberPlateId: 'mp-1',
  plateId: 'plate-1',
  memberCardId: 'mc-1',
  cardId: 'card-1',
  startsAt: days(-40),
  endsAt: days(300),
  period: 'month',
  rounds: 12,
  quota: 2,
  used: new Map(),
  taken: new Map(),
  groupTaken: new Map(),
  ...change
})

const input = (change: Partial<ActionInput> = {}): ActionInput => ({
  loggedIn: true,
  now,
  privilege: { stock: null, startsAt: null, endsAt: null, groupId: null },
  plates: [],
  inactiveCard: null,
  plateOnSale: null,
  cardOnSale: { cardId: 'card-1', plateId: null },
  ...change
})

const privilege = (change: Partial<ActionInput['privilege']>) => ({ ...input().privilege, ...change })
/** `plate()` began 40 days ago, on 12 October: its second round runs until 12 December. */
const RUNNING = 2
const RESET = '2026-12-11T16:00:00.000Z'
const sale = { plateId: 'plate-1', memberCardId: 'mc-1', cardId: 'card-1' }

const table: [string, Partial<ActionInput>, Partial<ReturnType<typeof decideAction>>][] = [
  ['a visitor is asked to log in', { loggedIn: false }, { kind: 'login' }],
  [
    'a visitor is told of the end first',
    { loggedIn: false, privilege: privilege({ endsAt: now }) },
    { kind: 'ended' }
  ],
  ['a member without anything buys a card', {}, { kind: 'buyCard', cardId: 'card-1', memberPlateId: null }],
  ['nothing on sale leads nowhere in particular', { cardOnSale: null }, { kind: 'buyCard', cardId: null }],
  [
    'a card that only takes its plate says which',
    { cardOnSale: { cardId: 'card-1', plateId: 'plate-1' } },
    { kind: 'buyCard', cardId: 'card-1', plateId: 'plate-1' }
  ],
  [
    'an active card that its plate can go on: buy the plate',
    { plateOnSale: sale },
    { kind: 'buyPlate', ...sale }
  ],
  [
    'an inactive card that holds it is activated before anything is bought',
    { plateOnSale: sale, inactiveCard: { memberCardId: 'mc-9', cardId: 'card-9' } },
    { kind: 'activate', memberCardId: 'mc-9', cardId: 'card-9' }
  ],
  [
    'a running plate: take',
    { plates: [plate()] },
    {
      kind: 'take',
      memberPlateId: 'mp-1',
      plateId: 'plate-1',
      memberCardId: 'mc-1',
      left: 2,
      resetsAt: RESET,
      endsAt: null
    }
  ],
  [
    'the last round of a plate: what is not taken ends',
    { plates: [plate({ period: 'once', rounds: 1 })] },
    { kind: 'take', resetsAt: null, endsAt: isoEnd(throughItsDay(days(300))) }
  ],
  [
    'one of a group: choose',
    { plates: [plate()], privilege: privilege({ groupId: 'g' }) },
    { kind: 'chooseOne', left: 2 }
  ],
  [
    'taken in the running round',
    { plates: [plate({ used: new Map([[RUNNING, 1]]), taken: new Map([[RUNNING, 'r-1']]) })] },
    { kind: 'taken', receiveId: 'r-1', left: 1, resetsAt: RESET }
  ],
  [
    'taken in an earlier round only: take again',
    { plates: [plate({ used: new Map([[1, 2]]), taken: new Map([[1, 'r-1']]) })] },
    { kind: 'take', left: 2, receiveId: null }
  ],
  [
    'another of the group was taken',
    {
      privilege: privilege({ groupId: 'g' }),
      plates: [plate({ used: new Map([[RUNNING, 1]]), groupTaken: new Map([[RUNNING, 'r-2']]) })]
    },
    { kind: 'quotaUsed', receiveId: 'r-2', left: 1 }
  ],
  [
    'the quota is used',
    { plates: [plate({ used: new Map([[RUNNING, 2]]) })] },
    { kind: 'quotaUsed', left: 0, resetsAt: RESET, receiveId: null }
  ],
  [
    'none left',
    { plates: [plate()], privilege: privilege({ stock: 0 }) },
    { kind: 'soldOut', memberPlateId: null }
  ],
  [
    'the last one was taken by the caller: still taken',
    { plates: [plate({ taken: new Map([[RUNNING, 'r-1']]) })], privilege: privilege({ stock: 0 }) },
    { kind: 'taken', receiveId: 'r-1' }
  ],
  [
    'its window has not begun',
    { plates: [plate()], privilege: privilege({ startsAt: days(1) }) },
    { kind: 'notStarted', resetsAt: days(1).toISOString() }
  ],
  ['its window begins now', { plates: [plate()], privilege: privilege({ startsAt: now }) }, { kind: 'take' }],
  ['its window is over', { plates: [plate()], privilege: privilege({ endsAt: now }) }, { kind: 'ended' }],
  [
    'taken before its window was over: the code stays reachable',
    { plates: [plate({ taken: new Map([[RUNNING, 'r-1']]) })], privilege: privilege({ endsAt: now }) },
    { kind: 'taken', receiveId: 'r-1' }
  ],
  [
    'the plate begins later',
    { plates: [plate({ startsAt: days(3) })] },
    { kind: 'notStarted', memberPlateId: 'mp-1', resetsAt: days(3).toISOString() }
  ],
  ['the plate is over: as without one', { plates: [plate({ endsAt: now })] }, { kind: 'buyCard' }],
  [
    'of two plates the one with something left',
    { plates: [plate({ memberPlateId: 'mp-0', used: new Map([[RUNNING, 2]]) }), plate()] },
    { kind: 'take', memberPlateId: 'mp-1' }
  ],
  [
    'of two with something left the one that resets sooner',
    { plates: [plate(), plate({ memberPlateId: 'mp-2', startsAt: days(-29), period: 'month' })] },
    { kind: 'take', memberPlateId: 'mp-2' }
  ],
  [
    'taken on one plate, to be had on another: take',
    { plates: [plate({ taken: new Map([[RUNNING, 'r-1']]) }), plate({ memberPlateId: 'mp-2' })] },
    { kind: 'take', memberPlateId: 'mp-2' }
  ],
  [
    'a named plate is looked through even where another is better',
    {
      plates: [plate({ taken: new Map([[RUNNING, 'r-1']]) }), plate({ memberPlateId: 'mp-2' })],
      memberPlateId: 'mp-1'
    },
    { kind: 'taken', memberPlateId: 'mp-1' }
  ],
  [
    "a named plate that is not the caller's is as if none was named",
    { plates: [plate()], memberPlateId: 'mp-of-somebody' },
    { kind: 'take', memberPlateId: 'mp-1' }
  ],
  [
    'a named plate that is over is as if none was named',
    { plates: [plate({ memberPlateId: 'mp-0', endsAt: days(-1) }), plate()], memberPlateId: 'mp-0' },
    { kind: 'take', memberPlateId: 'mp-1' }
  ]
]

describe('what the receive button does', () => {
  it.each(table)('%s', (_, change, expected) => {
    expect(decideAction(input(change))).toMatchObject(expected)
  })

  it('has every state of the contract in this table', () => {
    const kinds = new Set(table.map(([, change]) => decideAction(input(change)).kind))
    expect([...kinds].sort()).toEqual(
      [
        'login',
        'buyCard',
        'buyPlate',
        'activate',
        'take',
        'chooseOne',
        'taken',
        'quotaUsed',
        'soldOut',
        'notStarted',
        'ended'
      ].sort()
    )
  })
})
