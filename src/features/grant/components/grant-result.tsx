import { ActivityTexts } from '@/features/activity/components/activity-texts'
import { ResultSign } from '@/ui/result-sign/result-sign'
import { isWhole, type Grant } from '../model'
import { Granted } from './granted'
import { GrantActions } from './grant-actions'

export interface GrantResultProps {
  grant: Grant
  /** The title if everything has been delivered. */
  title: string
  /** Rules, below. */
  texts?: readonly string[]
}

/** What an activity has granted, in full or in part so far, with further links. */
export function GrantResult({ grant, title, texts = [] }: GrantResultProps) {
  return (
    <>
      {isWhole(grant) ? (
        <ResultSign kind='success' title={title}>{`${grant.title} 已全部到账`}</ResultSign>
      ) : (
        <ResultSign kind='waiting' title={`${title}，部分礼品待到账`}>
          未到账的礼品已为您保留，可在下方重新领取
        </ResultSign>
      )}
      <Granted lines={grant.lines} />
      <GrantActions grant={grant} />
      <ActivityTexts texts={texts} />
    </>
  )
}
