/** The channel's configuration reaches the client whole: whatever the contract's schema lets a channel say, its parser keeps. */
import fc from 'fast-check'
import { channelConfig } from '@contract/channel/schema'
import { parseChannelConfig } from '../../src/features/channel/model'
import { demoCatalogue } from '../support/demo-catalogue'
import { validInput } from '../server/contract/support/arbitrary'

/** Where the parser has to put something in the place of nothing: a bar without tabs, a text without letters. */
const LACKS = /""|"tabbar":\[\]/

test('every field of the schema survives the parser, with whatever values it allows', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(validInput(channelConfig, {}), (config) => {
      const text = JSON.stringify(config)
      fc.pre(!LACKS.test(text))
      Object.keys(config).forEach((field) => seen.add(field))
      expect(parseChannelConfig(text)).toEqual(JSON.parse(text))
    }),
    { numRuns: 200 }
  )
  expect([...seen].sort()).toEqual(Object.keys(channelConfig.shape).sort())
})

test.each(demoCatalogue().channels.map(({ code, config }) => [code, config] as const))(
  'what the catalogue says of %s is what its pages know',
  (_code, config) => expect(parseChannelConfig(JSON.stringify(config))).toEqual(config)
)
