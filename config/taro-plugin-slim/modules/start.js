/*
 * The way into the app on H5, by the build in place of Taro's (start-in-tasks.ts). What the app stands on, the app and its router
 * are evaluated in tasks of their own, so that whoever taps or scrolls a page that the server drew is not held up for long:
 * all of it in one task took 180 ms on a slow phone.
 */
const TURNS = [
  () => import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["createReactApp"] */ './react-runtime'),
  // launch, and what came with a drawn page
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '../../../src/app'),
  // Taro's own: makes the app and starts the router
  () => import(/* webpackMode: "eager" */ '../../../src/app.config')
]

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

TURNS.reduce((before, turn) => before.then(nextTask).then(turn), Promise.resolve())
