import { useState } from 'react'
import { View } from '@tarojs/components'
import type { GroupChoice, PrivilegeDetail } from '@/features/privilege/model'
import { worthText } from '@/lib/worth'
import { Button } from '@/ui/button/button'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import checkShape from '@/ui/icon/icons/check.module.scss'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { Sheet } from '@/ui/sheet/sheet'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import type { Receive } from '../use-receive'
import css from './choice-sheet.module.scss'

interface ChoiceProps {
  choice: GroupChoice
  chosen: boolean
  onPress: () => void
}

function Choice({ choice, chosen, onPress }: ChoiceProps) {
  const { name, subtitle, picture, soldOut } = choice
  return (
    <Pressable
      className={classNames(css.choice, chosen && css.chosen, soldOut && css.soldOut)}
      role='radio'
      selected={chosen}
      disabled={soldOut}
      onPress={onPress}
    >
      <Picture src={picture} className={css.picture} />
      <View className={css.words}>
        <View className={css.name}>{name}</View>
        <View className={css.note}>{soldOut ? '已领完' : subtitle}</View>
      </View>
      <View className={css.worth}>{worthText(choice)}</View>
      <View className={css.mark}>{chosen ? <Icon of={checkShape} size={16} /> : null}</View>
    </Pressable>
  )
}

const loading = (
  <Skeleton>
    <Block height={80} gap={8} />
    <Block height={80} gap={8} />
    <Block height={80} gap={8} />
  </Skeleton>
)

/** The privileges of a group: one of them can be received per round. */
export function ChoiceSheet({ detail, receive }: { detail: PrivilegeDetail; receive: Receive }) {
  const open = receive.stage.at === 'choosing'
  const [picked, setPicked] = useState(detail.privilege.privilegeId)
  const { group } = receive
  const chosen = group.data?.choices.find((choice) => choice.privilegeId === picked && !choice.soldOut)
  return (
    <Sheet
      open={open}
      title={group.data?.name ?? '选择一项领取'}
      onClose={receive.close}
      footer={
        <Button size='large' block disabled={!chosen} onPress={() => chosen && receive.choose(chosen)}>
          {chosen ? `领取 ${chosen.name}` : '请选择一项'}
        </Button>
      }
    >
      <View className={css.hint}>每期只能选其中一项，领取后不能更换</View>
      <Stateful query={group} skeleton={loading}>
        {({ choices }) => (
          <View {...{ role: 'radiogroup' }} aria-label='可选的权益'>
            {choices.map((choice) => (
              <Choice
                key={choice.privilegeId}
                choice={choice}
                chosen={choice.privilegeId === chosen?.privilegeId}
                onPress={() => setPicked(choice.privilegeId)}
              />
            ))}
          </View>
        )}
      </Stateful>
    </Sheet>
  )
}
