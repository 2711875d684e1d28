/** Where what happens to a prize leads, by its state. */
import type { Rules } from './pairs'

export const PRIZE_RULES: Rules = {
  'it is claimed': {
    otherwise: '907',
    'goods won': 'prize claimed, order fulfilled',
    'goods too late': '904',
    'code too late': '904',
    'recharge failed, too late': '904',
    'code won': 'prize claimed, record issued, order fulfilled',
    'recharge won': 'prize claimed, record issued, order fulfilled',
    'recharge failed': 'prize claimed, record issued, order fulfilled',
    'nothing won': '404'
  },
  'it is claimed, and the recharge fails': {
    otherwise: '907',
    'goods won': 'prize claimed, order fulfilled',
    'goods too late': '904',
    'code too late': '904',
    'recharge failed, too late': '904',
    'code won': 'prize claimed, record issued, order fulfilled',
    'recharge won': 'prize claimed, record failed, order fulfilled',
    'recharge failed': '+ lottery_draws, receive_records',
    'nothing won': '404'
  },
  'it has come': {
    otherwise: '907',
    'goods sent': 'prize received, order fulfilled',
    'goods received': '=',
    'nothing won': '404'
  },
  'the warehouse goes on': {
    otherwise: '=',
    'goods claimed': '+ lottery_draws',
    'goods packed': 'prize sent, order fulfilled'
  },
  'staff send it': {
    otherwise: '907',
    'goods claimed': 'prize sent, order fulfilled'
  },
  'its code is marked as used': {
    otherwise: '404',
    'code claimed': 'prize claimed, record used, order fulfilled',
    'code used': '=',
    'recharge failed': '907',
    'recharge failed, too late': '907',
    'recharge done': '907'
  },
  'the buyer asks for the money of the order': {
    otherwise: '907',
    'goods won': 'prize revoked, order fulfilled, refund processing',
    'goods too late': 'prize revoked, order fulfilled, refund processing',
    'code won': 'prize revoked, order fulfilled, refund processing',
    'code too late': 'prize revoked, order fulfilled, refund processing',
    'recharge won': 'prize revoked, order fulfilled, refund processing',
    'coupon won': 'prize revoked, order fulfilled, refund processing',
    'points won': 'prize revoked, order fulfilled, refund processing',
    'recharge failed': 'prize revoked, record failed, order fulfilled, refund processing',
    'recharge failed, too late': 'prize revoked, record failed, order fulfilled, refund processing',
    'nothing won': 'prize done, order fulfilled, refund processing'
  },
  'staff give the order back': {
    otherwise: 'prize revoked, order fulfilled, refund processing',
    'goods claimed': 'prize claimed, order fulfilled, refund processing',
    'goods packed': 'prize claimed, order fulfilled, refund processing',
    'goods sent': 'prize sent, order fulfilled, refund processing',
    'goods received': 'prize received, order fulfilled, refund processing',
    'goods revoked': '907',
    'code claimed': 'prize claimed, record issued, order fulfilled, refund processing',
    'recharge done': 'prize claimed, record issued, order fulfilled, refund processing',
    'code used': 'prize claimed, record used, order fulfilled, refund processing',
    'recharge failed': 'prize claimed, record failed, order fulfilled, refund processing',
    'recharge failed, too late': 'prize claimed, record failed, order fulfilled, refund processing',
    'coupon won': 'prize done, order fulfilled, refund processing',
    'points won': 'prize done, order fulfilled, refund processing',
    'nothing won': 'prize done, order fulfilled, refund processing'
  },
  'somebody else claims it': {
    otherwise: '404'
  }
}
