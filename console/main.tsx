import { App } from './app'
import { start } from './start'

start(<App />)
