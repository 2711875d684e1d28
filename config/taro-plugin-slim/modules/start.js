/* The app's entry point on H5, which the build uses instead of Taro's (start-in-tasks.ts). The app's
   foundations, the app and its router are evaluated in separate tasks, so that taps and scrolling on the
   server-rendered page are not blocked for long: a single task took 180 ms on a slow phone. */
const TURNS = [
  () => import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["createReactApp"] */ './react-runtime'),
  // launch, and the data of the server-rendered page
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '../../../src/app'),
  // Taro's own: creates the app and starts the router
  () => import(/* webpackMode: "eager" */ '../../../src/app.config')
]

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

TURNS.reduce((before, turn) => before.then(nextTask).then(turn), Promise.resolve())
