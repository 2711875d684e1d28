import { Alert } from 'antd'
import type { Outcome } from './use-take'
import { OFFLINE_VERDICTS, VERDICTS } from './verdicts'

const wordsOf = (outcome: Outcome): string =>
  outcome.by === 'server' ? VERDICTS[outcome.verdict] : OFFLINE_VERDICTS[outcome.verdict]

/** What became of something that was to be taken. */
export const OutcomeAlert = ({ outcome }: { readonly outcome: Outcome }) => (
  <Alert
    className='shop-verdict'
    type={outcome.verdict === 'passed' ? 'success' : 'error'}
    showIcon
    message={wordsOf(outcome)}
  />
)
