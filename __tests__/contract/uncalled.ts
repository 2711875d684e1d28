import type { EndpointName } from '@contract/endpoints'

/**
 * Calls of the contract that nothing in src makes, each with the reason why it is there all the same. The specification
 * asks for the call itself (rule call.all); the client does the thing in another way, or its page is to come.
 */
export const UNCALLED: Readonly<Partial<Record<EndpointName, string>>> = {
  grantCardByCardId: 'takeGift gives whatever an activity has to give, its card too',
  getSystemInfo:
    'the server’s clock comes with the date of every answer, and no page shows its version (rule call.ours)',
  getAdminBrandChannel: 'getChannelInfo tells of the brand and of all else that home needs, in one call',
  getBrandChannel: 'getChannelInfo tells of the brand and of all else that home needs, in one call',
  plateRoundInfo: 'the running round comes with the card’s plates (indexPlateInfo, getMyCardPlateInfo)',
  rechargeRecommendPrivilege:
    'what is recommended comes with home (indexConfig) and with a paid order (getRecommendProduct)',
  getMyPrivilegeReceiveRecord:
    'records are read in pages (pageMyReceiveRecord) and one by one (getReceiveRecord)'
}
