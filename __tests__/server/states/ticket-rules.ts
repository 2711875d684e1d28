/** Where what happens to a dated ticket leads, by its state. */
import type { Rules } from './pairs'

export const TICKET_RULES: Rules = {
  'the gate reads its code': {
    otherwise: 'refused: refunded',
    issued: 'refused: early',
    'on its day': 'fulfilled, ticket used',
    shown: 'fulfilled, ticket used',
    used: '=',
    refused: 'fulfilled, ticket used, request refused',
    'its day is over': 'refused: expired',
    expired: 'refused: expired'
  },
  'staff take that back': {
    otherwise: '907',
    used: 'fulfilled, ticket issued'
  },
  'its key goes to a device': {
    otherwise: '=',
    issued: '+ tickets',
    'on its day': '+ tickets',
    'its day is over': '+ tickets'
  },
  'the member returns it': {
    otherwise: '907',
    issued: 'fulfilled, ticket refunded, refund processing',
    'on its day': 'fulfilled, ticket refunded, refund processing',
    shown: 'fulfilled, ticket refunding, request applied',
    'in review': '=',
    'being refunded': '=',
    refunded: '=',
    refused: 'fulfilled, ticket refunding, request applied refused'
  },
  'the member withdraws that': {
    otherwise: '404',
    'in review': 'fulfilled, ticket issued, request withdrawn',
    refused: '907'
  },
  'staff agree': {
    otherwise: '404',
    'in review': 'fulfilled, ticket refunded, request refunding, refund processing',
    refused: '907'
  },
  'staff refuse': {
    otherwise: '404',
    'in review': 'fulfilled, ticket issued, request refused',
    refused: '907'
  },
  'days end': {
    otherwise: '=',
    'its day is over': 'fulfilled, ticket expired'
  },
  'refunds are carried out': {
    otherwise: '=',
    'being refunded': 'refunded, ticket refunded, refund done'
  },
  'staff give a part back': {
    otherwise: 'fulfilled, ticket issued, refund processing',
    used: 'fulfilled, ticket used, refund processing',
    'in review': '907',
    'being refunded': '907',
    refunded: '907',
    refused: 'fulfilled, ticket issued, request refused, refund processing',
    expired: 'fulfilled, ticket expired, refund processing'
  },
  'staff give all back': {
    otherwise: 'fulfilled, ticket refunded, refund processing',
    used: 'fulfilled, ticket used, refund processing',
    'in review': '907',
    'being refunded': '907',
    refunded: '907',
    refused: 'fulfilled, ticket refunded, request refused, refund processing',
    expired: 'fulfilled, ticket expired, refund processing'
  }
}
