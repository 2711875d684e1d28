import { View } from '@tarojs/components'
import { registerLazyModule } from '@/platform/screen/lazy-modules'
import { LazyComponent } from '@/ui/lazy-component/lazy-component'
import type { CurrentRoundProps } from './current-round'
import type { GlanceProps } from './glance'
import css from './glance.module.scss'
import { RoundSkeleton } from './skeletons'

const FOLDER = 'pages/index/panels/exchange-center/sections/'
const GLANCE = `${FOLDER}glance`
const ROUND = `${FOLDER}current-round`

// one script
const loadGlance = () => import(/* webpackChunkName: "of-member" */ './glance').then((file) => file.Glance)
const loadRound = () =>
  import(/* webpackChunkName: "of-member" */ './current-round').then((file) => file.CurrentRound)
registerLazyModule(GLANCE, loadGlance)
registerLazyModule(ROUND, loadRound)

function Glance(props: GlanceProps) {
  const place = <View className={css.glance} />
  return <LazyComponent name={GLANCE} load={loadGlance} props={props} skeleton={place} stands />
}

function CurrentRound(props: CurrentRoundProps) {
  const places = <RoundSkeleton plates={props.card.plateCount} />
  return <LazyComponent name={ROUND} load={loadRound} props={props} skeleton={places} stands />
}

/** The parts of home for members, which visitors do not load; the server renders them with the page. */
export const OF_MEMBER = { CurrentRound, Glance }
