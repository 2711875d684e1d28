import { start } from '../start'
import { Shop } from './shop'

start(<Shop />)
