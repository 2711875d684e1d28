import { CHANNELS } from '@/channels/channels'
import { EXAMPLE_FRAME_ORIGINS } from '../../../server/config/channels'

test('the policy of our pages lets in what the channels show inside, and nothing else', () => {
  const hosts = Object.values(CHANNELS).flatMap(({ capabilities }) => capabilities.webViewHosts)
  const origins = [...new Set(hosts)].map((host) => `https://${host}`)
  expect([...EXAMPLE_FRAME_ORIGINS].sort()).toEqual(origins.sort())
})
