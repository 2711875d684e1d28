/** Where what happens to an order of goods leads, by its state. */
import type { Rules } from './pairs'

export const GOODS_RULES: Rules = {
  'the warehouse goes on': {
    otherwise: '=',
    booked: 'fulfilled, goods packing',
    packing: 'fulfilled, goods sent',
    'not to be sent': 'fulfilled, goods sent, request applied'
  },
  'staff send it': {
    otherwise: '907',
    booked: 'fulfilled, goods sent'
  },
  'the buyer has it': {
    otherwise: '907',
    sent: 'fulfilled, goods received',
    received: '=',
    'money asked': 'fulfilled, goods received, request applied',
    'return asked': 'fulfilled, goods received, request applied',
    'return agreed': 'fulfilled, goods received, request approved',
    'coming back': 'fulfilled, goods received, request returning',
    refunding: 'fulfilled, goods received, request refunding, refund processing',
    done: 'refunded, goods received, request done, refund done',
    refused: 'fulfilled, goods received, request refused',
    withdrawn: 'fulfilled, goods received, request withdrawn'
  },
  'it came long ago': {
    otherwise: '=',
    sent: 'fulfilled, goods received',
    'money asked': 'fulfilled, goods received, request applied',
    'return asked': 'fulfilled, goods received, request applied',
    'return agreed': 'fulfilled, goods received, request approved',
    'coming back': 'fulfilled, goods received, request returning',
    refunding: 'fulfilled, goods received, request refunding, refund processing',
    done: 'refunded, goods received, request done, refund done',
    refused: 'fulfilled, goods received, request refused',
    withdrawn: 'fulfilled, goods received, request withdrawn'
  },
  'the buyer asks for it not to be sent': {
    otherwise: '907',
    booked: 'fulfilled, goods cancelled, request refunding, refund processing',
    packing: 'fulfilled, goods packing, request applied'
  },
  'the buyer asks for the money': {
    otherwise: '907',
    sent: 'fulfilled, goods sent, request applied',
    received: 'fulfilled, goods received, request applied',
    refused: 'fulfilled, goods sent, request applied refused',
    withdrawn: 'fulfilled, goods sent, request applied withdrawn'
  },
  'the buyer asks to send it back': {
    otherwise: '907',
    sent: 'fulfilled, goods sent, request applied',
    received: 'fulfilled, goods received, request applied',
    refused: 'fulfilled, goods sent, request applied refused',
    withdrawn: 'fulfilled, goods sent, request applied withdrawn'
  },
  'the buyer withdraws that': {
    otherwise: '907',
    booked: '404',
    packing: '404',
    sent: '404',
    received: '404',
    'not to be sent': 'fulfilled, goods packing, request withdrawn',
    'money asked': 'fulfilled, goods sent, request withdrawn',
    'return asked': 'fulfilled, goods sent, request withdrawn',
    'return agreed': 'fulfilled, goods sent, request withdrawn'
  },
  'staff agree': {
    otherwise: '907',
    booked: '404',
    packing: '404',
    sent: '404',
    received: '404',
    'money asked': 'fulfilled, goods sent, request refunding, refund processing',
    'return asked': 'fulfilled, goods sent, request approved'
  },
  'staff refuse': {
    otherwise: '907',
    booked: '404',
    packing: '404',
    sent: '404',
    received: '404',
    'money asked': 'fulfilled, goods sent, request refused',
    'return asked': 'fulfilled, goods sent, request refused'
  },
  'the buyer sends it back': {
    otherwise: '907',
    booked: '404',
    packing: '404',
    sent: '404',
    received: '404',
    'return agreed': 'fulfilled, goods sent, request returning',
    'coming back': '+ after_sales'
  },
  'staff have it back': {
    otherwise: '907',
    booked: '404',
    packing: '404',
    sent: '404',
    received: '404',
    'coming back': 'fulfilled, goods sent, request refunding, refund processing'
  },
  'the warehouse answers': {
    otherwise: '=',
    'not to be sent': 'fulfilled, goods cancelled, request refunding, refund processing'
  },
  'returns are forgotten': {
    otherwise: '=',
    'return agreed': 'fulfilled, goods sent, request withdrawn'
  },
  'refunds are carried out': {
    otherwise: '=',
    'not sent': 'refunded, goods cancelled, request done, refund done',
    refunding: 'refunded, goods sent, request done, refund done'
  },
  'staff give all back': {
    otherwise: '907',
    booked: 'fulfilled, goods cancelled, refund processing',
    packing: 'fulfilled, goods packing, request applied, refund processing',
    sent: 'fulfilled, goods sent, refund processing',
    received: 'fulfilled, goods received, refund processing',
    'money asked': 'fulfilled, goods sent, request applied, refund processing',
    'return asked': 'fulfilled, goods sent, request applied, refund processing',
    'return agreed': 'fulfilled, goods sent, request approved, refund processing',
    'coming back': 'fulfilled, goods sent, request returning, refund processing',
    refunding: 'fulfilled, goods sent, request refunding, refund processing processing',
    refused: 'fulfilled, goods sent, request refused, refund processing',
    withdrawn: 'fulfilled, goods sent, request withdrawn, refund processing'
  },
  'the buyer removes it from the list': {
    otherwise: '907',
    received: 'fulfilled, goods received, hidden',
    done: 'refunded, goods sent, request done, refund done, hidden'
  }
}
