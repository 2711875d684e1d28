import { Step, Steps } from '@nutui/nutui-react-taro'
import { View } from '@tarojs/components'
import { formatMinute } from '@/lib/time'
import '../../styles/nutui.scss'
import css from './nut-steps.module.scss'

/** An event at a moment, ISO text. */
export interface StepEvent {
  readonly at: string
  readonly text: string
}

export interface NutStepsProps {
  /** What the events belong to, for screen readers. */
  label: string
  /** The newest first, which is highlighted. */
  events: readonly StepEvent[]
}

/** What happened, one below the other. */
export function NutSteps({ label, events }: NutStepsProps) {
  return (
    <View {...{ role: 'group' }} aria-label={label}>
      <Steps className={css.steps ?? ''} direction='vertical' type='dot' status='dynamic' value={1}>
        {events.map(({ at, text }, index) => (
          <Step key={`${at} ${text}`} value={index + 1} title={text} description={formatMinute(at)} />
        ))}
      </Steps>
    </View>
  )
}
