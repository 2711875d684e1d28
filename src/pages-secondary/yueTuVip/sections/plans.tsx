import { View } from '@tarojs/components'
import { planInfo, planHindrance, type LoungePlan } from '@/features/lounge/model'
import recordsIllustration from '@/ui/illustration/illustrations/records.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { classNames } from '@/ui/class-names'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { Price } from '@/ui/price/price'
import css from './plans.module.scss'

export interface PlansProps {
  plans: readonly LoungePlan[]
  chosenId: string | undefined
  onChoose: (planId: string) => void
}

/** Membership plans, one of them selected. */
export function Plans({ plans, chosenId, onChoose }: PlansProps) {
  if (plans.length === 0)
    return <EmptyState illustration={recordsIllustration} text='这里暂无在售的会员套餐' />
  return (
    <View className={css.plans} {...{ role: 'radiogroup' }} aria-label='会员套餐'>
      {plans.map((plan, index) => (
        <Plan
          key={plan.planId}
          plan={plan}
          chosen={plan.planId === chosenId}
          onChoose={() => onChoose(plan.planId)}
          onStep={(step) => {
            const next = plans[index + step]
            if (next?.purchase.allowed) onChoose(next.planId)
          }}
        />
      ))}
    </View>
  )
}

interface PlanProps {
  plan: LoungePlan
  chosen: boolean
  onChoose: () => void
  onStep: (step: 1 | -1) => void
}

function Plan({ plan, chosen, onChoose, onStep }: PlanProps) {
  const { name, subtitle, picture, priceFen, listPriceFen, purchase } = plan
  const hindrance = planHindrance(plan)
  return (
    <Pressable
      className={classNames(css.plan, chosen && css.chosen)}
      role='radio'
      selected={chosen}
      disabled={!purchase.allowed}
      onPress={onChoose}
      onStep={onStep}
    >
      <Picture src={picture} className={css.picture} />
      <View className={css.words}>
        <View className={css.name}>{name}</View>
        <View className={css.subtitle}>{subtitle}</View>
        {planInfo(plan).map((fact) => (
          <View key={fact} className={css.fact}>
            {fact}
          </View>
        ))}
        <View className={css.foot}>
          {hindrance ? (
            <View className={css.hindrance}>{hindrance}</View>
          ) : (
            <Price fen={priceFen} was={listPriceFen} />
          )}
        </View>
      </View>
    </Pressable>
  )
}
