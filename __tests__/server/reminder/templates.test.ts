import { readSmsTemplate, readTemplate } from '../../../server/config/reminder-templates'

test('a template names its fields and our words in them', () => {
  expect(readTemplate('shipped=AbCdEfGh_123-45:thing1=what;phrase2=state')).toEqual([
    'shipped',
    { id: 'AbCdEfGh_123-45', fields: { thing1: 'what', phrase2: 'state' } }
  ])
  expect(readSmsTemplate('refunded=1234567')).toEqual(['refunded', '1234567'])
})

test.each([
  'shipped',
  'unknown=AbCdEfGh_123-45:thing1=what',
  'shipped=short:thing1=what',
  'shipped=AbCdEfGh_123-45:thing=what',
  'shipped=AbCdEfGh_123-45:thing1=price',
  'shipped=AbCdEfGh_123-45:'
])('%s is no template', (entry) => {
  expect(readTemplate(entry)).toBeUndefined()
})

test.each(['refunded', 'refunded=abc', 'unknown=1'])('%s is no SMS template', (entry) => {
  expect(readSmsTemplate(entry)).toBeUndefined()
})
