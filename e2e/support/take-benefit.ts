import type { Benefit } from './benefits'
import { ask, type Buyer } from './buy'

const SERVER = '/unionbuy-server'

/** Takes a benefit of the member's one card, behind the back of the pages; gives its record. */
export async function takeBenefit(buyer: Buyer, { plate, privilege }: Benefit): Promise<string> {
  const { cardInfoList } = await ask<{ cardInfoList: { memberCardId: string }[] }>(
    buyer,
    'GET',
    `${SERVER}/mp/personalCenter/getMyCardInfo`
  )
  const plates = await ask<{ plateId: string; memberPlateId: string }[]>(
    buyer,
    'GET',
    `${SERVER}/mp/personalCenter/indexPlateInfo?memberCardId=${cardInfoList[0]?.memberCardId}`
  )
  const memberPlateId = plates.find(({ plateId }) => plateId === plate.id)?.memberPlateId
  const input = { privilegeId: privilege.id, memberPlateId }
  const path = `${SERVER}/liFeng/privilege/receivePrivilege`
  return (await ask<{ receiveId: string }>(buyer, 'POST', path, input)).receiveId
}
