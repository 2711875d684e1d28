/** Where what happens to something from a plate leads, by its state. */
import type { Rules } from './pairs'

export const RECORD_RULES: Rules = {
  'it is taken again': {
    otherwise: '='
  },
  'its owner sees the code': {
    otherwise: '907',
    'a code': 'issued, seen',
    'a code that was seen': '='
  },
  'its owner marks it as used': {
    otherwise: '=',
    'a code': 'used, by its owner',
    'a code that was seen': 'used, by its owner, seen',
    'a code too late': '907',
    goods: '907',
    'goods too late': '907',
    'a recharge': '907'
  },
  'its owner takes that back': {
    otherwise: '907',
    'a code': '=',
    'a code that was seen': '=',
    goods: '=',
    'a recharge': '=',
    'a code marked as used': 'issued'
  },
  'a shop takes it': {
    otherwise: 'refused: forged',
    'a code': 'used',
    'a code that was seen': 'used, seen',
    'a code marked as used': 'refused: used',
    'a code that a shop took': 'refused: used',
    'a code too late': 'refused: expired'
  },
  'the shop takes that back': {
    otherwise: '404',
    'a code': '907',
    'a code that was seen': '907',
    'a code marked as used': '907',
    'a code too late': '907',
    'a code that a shop took': 'issued'
  },
  'it is asked for by address': {
    otherwise: '907',
    'a code too late': '904',
    'goods too late': '904',
    goods: 'used, parcel claimed'
  },
  'staff send it': {
    otherwise: '907',
    'goods asked for': 'used, parcel sent'
  },
  'it has come': {
    otherwise: '907',
    'goods sent': 'used, parcel received',
    'goods that came': '='
  },
  'its last day passes': {
    otherwise: '+ receive_records',
    'a code too late': '=',
    'goods too late': '='
  },
  'recharges go on': {
    otherwise: '='
  }
}
