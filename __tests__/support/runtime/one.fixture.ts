import { leaveThingsBehind } from './leaks'

leaveThingsBehind()
