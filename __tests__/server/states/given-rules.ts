/** Where what happens to a card or gift that a code gives leads, by its state. */
import type { Rules } from './pairs'

export const GIVEN_RULES: Rules = {
  'its finder looks': {
    otherwise: '=',
    'the card of somebody else': '909',
    'a card of an ended batch': '909',
    'a card too late': '909',
    'the gift of somebody else': '909',
    'a gift too late': '909'
  },
  'its finder opens it': {
    otherwise: '909',
    'a card': 'card mine, gift 0 of mine, cards 1, records 0',
    'my card': '=',
    'my card of an ended batch': '=',
    'my gift': '=',
    'a gift': 'gift 1 of mine, cards 1, records 1',
    'a gift not begun': '903',
    'a gift given out': '901'
  },
  'somebody else looks': {
    otherwise: '=',
    'my card': '909',
    'a card of an ended batch': '909',
    'my card of an ended batch': '909',
    'a card too late': '909',
    'my gift': '909',
    'a gift too late': '909'
  },
  'somebody else opens it': {
    otherwise: '909',
    'a card': 'card taken, gift 0 of mine, cards 0, records 0',
    'the card of somebody else': '=',
    'the gift of somebody else': '=',
    'a gift': '+ activities, activity_gains, grant_codes, grant_lines',
    'a gift not begun': '903',
    'a gift given out': '901'
  },
  'a wrong code is tried': {
    otherwise: '909'
  },
  'staff end the batch': {
    otherwise: '907',
    'a card': 'card ended, gift 0 of mine, cards 0, records 0',
    'a card too late': 'card ended, gift 0 of mine, cards 0, records 0',
    'my card': '+ card_batches',
    'the card of somebody else': '+ card_batches'
  },
  'its last day passes': {
    otherwise: '+ card_codes',
    'a card too late': '=',
    'a gift too late': '=',
    'a gift': '+ activities',
    'my gift': '+ activities',
    'the gift of somebody else': '+ activities',
    'a gift not begun': '+ activities',
    'a gift given out': '+ activities'
  },
  'what waits is asked for again': {
    otherwise: '404',
    'my gift': '='
  }
}
