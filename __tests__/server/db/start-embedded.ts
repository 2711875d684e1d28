import { startEmbedded } from '../../../server/db/embedded'

/** Run as a process of its own: starts the cluster in the folder given, tells its address, and stays until it is told to go. */
void startEmbedded(process.argv[2] ?? '').then(({ url }) => {
  process.send?.({ url })
  process.once('message', () => process.exit(1))
})
