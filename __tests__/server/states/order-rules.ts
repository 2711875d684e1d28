/** Where what happens to an order of a right leads, by its state. */
import type { Rules } from './pairs'

export const ORDER_RULES: Rules = {
  'the buyer begins to pay': {
    otherwise: '=',
    unpaid: 'unpaid, payment created',
    overdue: '907',
    cancelled: '907',
    closed: '907',
    refunding: '907',
    refunded: '907',
    'given back': '907'
  },
  'the channel says that it is paid': {
    otherwise: '=',
    unpaid: '401',
    begun: 'fulfilled, payment paid, code issued',
    overdue: 'fulfilled, payment paid, code issued',
    cancelled: 'refunding, payment refunding, refund processing',
    closed: 'refunding, payment refunding, refund processing'
  },
  'the channel says that another amount is paid': {
    otherwise: '401'
  },
  'a second payment is made as well': {
    otherwise: 'fulfilled, payment created paid, code issued',
    unpaid: 'fulfilled, payment paid, code issued',
    undelivered: 'paid, payment paid refunding, refund processing',
    fulfilled: 'fulfilled, payment paid refunding, refund processing, code issued',
    used: 'fulfilled, payment paid refunding, refund processing, code used',
    'partly given back': 'fulfilled, payment paid refunding, refund processing processing, code issued',
    cancelled: 'refunding, payment closed refunding, refund processing',
    closed: 'refunding, payment closed refunding, refund processing',
    refunding: 'refunding, payment refunding refunding, refund processing processing',
    refunded: 'refunded, payment refunded refunding, refund done processing',
    'given back': 'refunded, payment refunded refunding, refund done processing',
    'being given back': 'fulfilled, payment refunding refunding, refund processing processing',
    'refund hangs': 'fulfilled, payment refunding refunding, refund failed processing'
  },
  'the buyer cancels': {
    otherwise: '907',
    unpaid: 'cancelled',
    begun: 'cancelled, payment closed',
    overdue: 'cancelled, payment closed',
    cancelled: '='
  },
  'staff cancel': {
    otherwise: '907',
    unpaid: 'cancelled',
    begun: 'cancelled, payment closed',
    overdue: 'cancelled, payment closed'
  },
  'overdue ones are closed': {
    otherwise: '=',
    overdue: 'closed, payment closed'
  },
  'what is paid is handed over': {
    otherwise: '=',
    undelivered: 'fulfilled, payment paid, code issued'
  },
  'the buyer asks for the money': {
    otherwise: '907',
    fulfilled: 'fulfilled, payment refunding, refund processing',
    'partly given back': 'fulfilled, payment refunding, refund processing processing'
  },
  'staff give a part back': {
    otherwise: '907',
    undelivered: 'paid, payment paid, refund processing',
    fulfilled: 'fulfilled, payment paid, refund processing, code issued',
    used: 'fulfilled, payment paid, refund processing, code used',
    'partly given back': 'fulfilled, payment paid, refund processing processing, code issued'
  },
  'staff give all back': {
    otherwise: '907',
    undelivered: 'refunding, payment refunding, refund processing',
    fulfilled: 'fulfilled, payment refunding, refund processing',
    used: 'fulfilled, payment refunding, refund processing, code used'
  },
  'refunds are carried out': {
    otherwise: '=',
    'partly given back': 'fulfilled, payment paid, refund done, code issued',
    refunding: 'refunded, payment refunded, refund done',
    'being given back': 'refunded, payment refunded, refund done'
  },
  'the channel says that it is refunded': {
    otherwise: 'refunded, payment refunded, refund done',
    unpaid: '401',
    used: 'refunded, payment refunded, refund done, code used',
    'partly given back': 'fulfilled, payment paid, refund done, code issued',
    cancelled: 'refunding, payment refunding, refund processing',
    closed: 'refunding, payment refunding, refund processing',
    refunded: '=',
    'given back': '='
  },
  'the channel says that the refund failed': {
    otherwise: '=',
    'partly given back': 'fulfilled, payment paid, refund failed, code issued',
    refunding: 'refunding, payment refunding, refund failed',
    'being given back': 'fulfilled, payment refunding, refund failed'
  },
  'a person gives all back at the channel': {
    otherwise: 'refunded, payment refunded, refund covered done',
    unpaid: '401',
    refunded: '401',
    'given back': '401',
    begun: 'refunded, payment refunded, refund done',
    overdue: 'refunded, payment refunded, refund done',
    undelivered: 'refunded, payment refunded, refund done',
    fulfilled: 'refunded, payment refunded, refund done',
    used: 'refunded, payment refunded, refund done, code used'
  },
  'a person gives a part back at the channel': {
    otherwise: '401',
    begun: 'fulfilled, payment paid, refund done, code issued',
    overdue: 'fulfilled, payment paid, refund done, code issued',
    fulfilled: 'fulfilled, payment paid, refund done, code issued',
    undelivered: 'paid, payment paid, refund done',
    used: 'fulfilled, payment paid, refund done, code used',
    'partly given back': 'fulfilled, payment paid, refund done processing, code issued',
    cancelled: 'refunding, payment refunding, refund done processing',
    closed: 'refunding, payment refunding, refund done processing',
    refunding: 'refunding, payment refunding, refund done processing',
    'being given back': 'fulfilled, payment refunding, refund done processing',
    'refund hangs': 'fulfilled, payment refunding, refund done processing'
  },
  'staff have a refund tried again': {
    otherwise: '404',
    'partly given back': '907',
    refunding: '907',
    refunded: '907',
    'being given back': '907',
    'given back': '907',
    'refund hangs': 'fulfilled, payment refunding, refund processing'
  },
  'staff paid a refund otherwise': {
    otherwise: '404',
    'partly given back': '907',
    refunding: '907',
    refunded: '907',
    'being given back': '907',
    'given back': '907',
    'refund hangs': 'refunded, payment refunded, refund done'
  },
  'a shop takes the code': {
    otherwise: 'refused: forged',
    fulfilled: 'fulfilled, payment paid, code used',
    used: 'refused: used',
    'partly given back': 'fulfilled, payment paid, refund processing, code used'
  },
  'the owner marks the code as used': {
    otherwise: '404',
    fulfilled: 'fulfilled, payment paid, code used',
    used: '=',
    'partly given back': 'fulfilled, payment paid, refund processing, code used'
  },
  'the owner sees the code': {
    otherwise: '404',
    fulfilled: '+ receive_records',
    'partly given back': '+ receive_records',
    used: '907'
  },
  'the buyer removes it from the list': {
    otherwise: '907',
    fulfilled: 'fulfilled, payment paid, code issued, hidden',
    used: 'fulfilled, payment paid, code used, hidden',
    cancelled: 'cancelled, payment closed, hidden',
    closed: 'closed, payment closed, hidden',
    refunded: 'refunded, payment refunded, refund done, hidden',
    'given back': 'refunded, payment refunded, refund done, hidden'
  }
}
