import { goHome, replace } from '@/routes/navigate'
import { Button } from '@/ui/button/button'
import { ButtonRow } from '@/ui/button-row/button-row'
import type { Grant } from '../model'
import css from './grant-actions.module.scss'

/** Links after a grant: home, and the card with what can be redeemed from it. */
export function GrantActions({ grant: { lines } }: { grant: Pick<Grant, 'lines'> }) {
  const memberCardId = lines.find(({ card }) => card)?.card?.memberCardId
  return (
    <ButtonRow className={css.ways}>
      <Button kind='plain' size='large' block onPress={() => void goHome()}>
        回首页
      </Button>
      {memberCardId === undefined ? null : (
        <Button size='large' block onPress={() => void replace('pages/cardDetail/index', { memberCardId })}>
          去领取权益
        </Button>
      )}
    </ButtonRow>
  )
}
