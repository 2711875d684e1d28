import { consoleFigureEndpoints } from '@contract/console/figures/endpoints'
import { consoleFigureSchemas } from '@contract/console/figures/schema'
import type { Kit } from '../http/kit'
import { dayInChina } from '../lib/china-time'
import {
  dayFigures,
  funnelFigures,
  rightsDue,
  rightsFigures,
  salesFigures,
  waitingWork
} from '../modules/figures'
import type { BindConsole } from './bind'

/** What the business took, and what waits for its staff. */
export function bindFigures({ db }: Kit, bind: BindConsole): void {
  bind(consoleFigureEndpoints, consoleFigureSchemas, {
    todayFigures: ({ day }, { now }) => dayFigures(day ?? dayInChina(now), db),
    salesFigures: async (input) => ({ items: await salesFigures(input, db) }),
    rightsFigures: async (input) => ({ items: await rightsFigures(input, db) }),
    rightsDue: (_input, { now }) => rightsDue(now, db),
    funnelFigures: async (input) => ({ items: await funnelFigures(input, db) }),
    waitingWork: async (_input, { now }) => ({ items: await waitingWork(now, db) })
  })
}
