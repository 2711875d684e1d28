/** Where what happens to a commission leads, by its state. */
import type { Rules } from './pairs'

export const COMMISSION_RULES: Rules = {
  'the goods are sent': {
    otherwise: '907',
    pending: 'pending 1584, account 1584 0, goods sent',
    'partly given back': 'pending 792, account 792 0, request refunding, goods sent'
  },
  'the friend has them': {
    otherwise: '=',
    pending: '907',
    'partly given back': '907',
    cancelled: '907'
  },
  'twelve days pass, and what is due settles': {
    otherwise: '=',
    pending: '+ commissions',
    requested: '+ commissions',
    'partly given back': '+ commissions',
    received: 'settled 1584, account 0 1584, goods received'
  },
  'staff settle what is due': {
    otherwise: '+ commissions',
    settled: '=',
    paid: '=',
    cancelled: '=',
    'settled, money back': '='
  },
  'the friend cancels it all': {
    otherwise: '907',
    pending: 'cancelled 0, account 0 0, request refunding, goods cancelled'
  },
  'the friend cancels a part': {
    otherwise: '907',
    pending: 'pending 792, account 792 0, request refunding, goods booked',
    'partly given back': 'cancelled 0, account 0 0, request refunding refunding, goods cancelled'
  },
  'the friend asks for money': {
    otherwise: '907',
    received: 'pending 1584, account 1584 0, request applied, goods received',
    requested: 'pending 1584, account 1584 0, request applied applied, goods received'
  },
  'staff agree': {
    otherwise: '404',
    requested: 'pending 792, account 792 0, request refunding, goods received',
    'partly given back': '907',
    cancelled: '907'
  },
  'staff refuse': {
    otherwise: '404',
    requested: 'pending 1584, account 1584 0, request refused, goods received',
    'partly given back': '907',
    cancelled: '907'
  },
  'refunds are carried out': {
    otherwise: '=',
    'partly given back': 'pending 792, account 792 0, request done, goods booked',
    cancelled: 'cancelled 0, account 0 0, request done, goods cancelled',
    'settled, money back': '+ ledger_entries, refunds'
  },
  'staff give a part of the order back': {
    otherwise: 'pending 1576, account 1576 0, goods booked',
    received: 'pending 1576, account 1576 0, goods received',
    requested: 'pending 1576, account 1576 0, request applied, goods received',
    settled: 'settled 1576, account 0 1576, goods received',
    paid: 'settled 1576, account 0 1575, goods received',
    'partly given back': 'pending 784, account 784 0, request refunding, goods booked',
    cancelled: '907',
    'settled, money back': 'settled 1568, account 0 1568, goods received'
  },
  'staff pay a fen': {
    otherwise: '907',
    settled: 'settled 1584, account 0 1583, goods received',
    paid: 'settled 1584, account 0 1582, goods received',
    'settled, money back': 'settled 1576, account 0 1575, goods received'
  },
  'staff pay too much': {
    otherwise: '907'
  }
}
