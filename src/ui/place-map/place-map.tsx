import { useMemo } from 'react'
import { View } from '@tarojs/components'
import { screenPx } from '@/platform/screen/design-px'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import minusShape from '../icon/icons/minus.module.scss'
import plusShape from '../icon/icons/plus.module.scss'
import refreshShape from '../icon/icons/refresh.module.scss'
import { Pressable } from '../pressable/pressable'
import { groupPins, type Pin, type PinGroup } from './groups'
import css from './place-map.module.scss'
import { offsetOf, scaleOf, worldPx, type Offset, type Spot } from './projection'
import { useMapView } from './use-map-view'

export interface PlaceMapProps {
  /** What it shows, read aloud: 门店位置示意图. */
  label: string
  pins: readonly Pin[]
  /** The user's position, if known. */
  here: Spot | null
  /** Id of the selected pin. */
  chosen: string | undefined
  onChoose: (id: string) => void
}

const px = (length: number) => `${Math.round(screenPx(length))}px`
const placeAt = ({ x, y }: Offset) => ({ transform: `translate(${px(x)}, ${px(y)})` })

/** The layer's transform while fingers hold it. */
const held = ({ x, y, scale }: Offset & { scale: number }) =>
  scale === 1 ? placeAt({ x, y }) : { transform: `translate(${px(x)}, ${px(y)}) scale(${scale.toFixed(3)})` }

/** The drawn background repeats after this many px. */
const GROUND = 240

/** Maximum length of the scale, px. */
const SCALE = 72

const lengthText = (metres: number) => (metres < 1000 ? `${metres} m` : `${metres / 1000} km`)

function PinMark({ group, chosen, onPress }: { group: PinGroup; chosen: boolean; onPress: () => void }) {
  const { pins, at } = group
  const [first] = pins
  return (
    <View className={classNames(css.place, chosen && css.above)} style={placeAt(at)}>
      <Pressable
        className={css.target}
        label={pins.length > 1 ? `${first.name}等 ${pins.length} 处，点按放大` : undefined}
        selected={chosen}
        onPress={onPress}
      >
        {pins.length > 1 ? (
          <View className={css.many}>{pins.length}</View>
        ) : (
          <>
            <View className={classNames(css.pin, chosen && css.chosen)} />
            <View className={css.name}>{first.name}</View>
          </>
        )}
      </Pressable>
    </View>
  )
}

/**
 * A drawn map: the pins' positions relative to each other and to the user are real, the background is not; the
 * scale shows distances. It is panned with one finger, zoomed with two, from 5 to 18 (rule limit.map); buttons
 * do the same.
 */
export function PlaceMap({ label, pins, here, chosen, onChoose }: PlaceMapProps) {
  const { view, pull, pan, nearer, farther, all, press } = useMapView(pins, here, onChoose)
  const groups = useMemo(() => groupPins(pins, view), [pins, view])
  const ground = worldPx(view.middle, view.zoom)
  const scale = scaleOf(view, SCALE)
  return (
    <View className={css.map} aria-label={label} {...{ role: 'group' }}>
      <View className={css.plane} {...pan}>
        <View className={css.layer} style={held(pull)}>
          <View
            className={css.ground}
            style={{ backgroundPosition: `${px(-ground.x % GROUND)} ${px(-ground.y % GROUND)}` }}
          />
          {here ? (
            <View className={css.place} style={placeAt(offsetOf(here, view))}>
              <View className={css.here} aria-label='我的位置' {...{ role: 'img' }} />
            </View>
          ) : null}
          {groups.map((group) => (
            <PinMark
              key={group.pins[0].id}
              group={group}
              chosen={group.pins.some(({ id }) => id === chosen)}
              onPress={() => press(group)}
            />
          ))}
        </View>
      </View>
      <View className={css.tools}>
        <Pressable
          className={classNames(css.tool, !nearer && css.off)}
          label='放大'
          disabled={!nearer}
          onPress={nearer}
        >
          <Icon of={plusShape} size={20} />
        </Pressable>
        <Pressable
          className={classNames(css.tool, !farther && css.off)}
          label='缩小'
          disabled={!farther}
          onPress={farther}
        >
          <Icon of={minusShape} size={20} />
        </Pressable>
        <Pressable className={css.tool} label='显示全部' onPress={all}>
          <Icon of={refreshShape} size={20} />
        </Pressable>
      </View>
      <View className={css.scale}>
        <View className={css.bar} style={{ width: px(scale.px) }} />
        <View>{`示意图 · ${lengthText(scale.metres)}`}</View>
      </View>
    </View>
  )
}
