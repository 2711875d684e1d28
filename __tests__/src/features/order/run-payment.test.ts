import type { OrderState, PayParameters } from '@/features/order/model'
import { runPayment, type PaymentPorts } from '@/features/order/run-payment'

const orderNo = '26112112000000000001'
const sheet: PayParameters = {
  appId: 'a',
  timeStamp: '1',
  nonceStr: 'n',
  packageInfo: 'prepay_id=1',
  signType: 'RSA',
  paySign: 's',
  mwebUrl: '',
  orderNo,
  settled: false
}

/** A world that writes down what is done to it. */
function world(over: Partial<PaymentPorts> = {}, answers: (OrderState | Error)[] = []) {
  const log: string[] = []
  const steps: string[] = []
  let clock = 0
  const ports: PaymentPorts = {
    create: async () => {
      log.push('create')
      return orderNo
    },
    begin: async () => {
      log.push('begin')
      return sheet
    },
    leaving: async () => void log.push('leaving'),
    pay: async () => {
      log.push('pay')
      return 'paid'
    },
    ask: async () => {
      log.push(`ask at ${clock / 1000}`)
      const answer = answers.shift() ?? 'unpaid'
      if (answer instanceof Error) throw answer
      return answer
    },
    sleep: async (ms) => void (clock += ms),
    explain: (error) => (error as Error).message,
    isTooLate: (error) => (error as Error).message === '太晚',
    changed: ({ step }) => void steps.push(step),
    ...over
  }
  return { ports, log, steps }
}

test('a wish: order, sheet, and the server is asked until it says paid', async () => {
  const { ports, log, steps } = world({}, ['unpaid', 'fulfilled'])
  expect(await runPayment(ports)).toEqual({ step: 'paid', orderNo })
  expect(log).toEqual(['create', 'begin', 'pay', 'ask at 1', 'ask at 2'])
  expect(steps).toEqual(['creating', 'paying', 'confirming', 'confirming', 'paid'])
})

test('an order that is there is not made again', async () => {
  const { ports, log } = world({}, ['paid'])
  await runPayment(ports, orderNo)
  expect(log).toEqual(['begin', 'pay', 'ask at 1'])
})

test('asks at 1, 2, 3, 5 and 8 s, then it is unknown', async () => {
  const { ports, log } = world()
  expect(await runPayment(ports, orderNo)).toEqual({ step: 'unknown', orderNo })
  expect(log.slice(2)).toEqual(['ask at 1', 'ask at 2', 'ask at 3', 'ask at 5', 'ask at 8'])
})

test('an answer that is lost is asked for again', async () => {
  const { ports } = world({}, [new Error('network'), new Error('network'), 'paid'])
  expect((await runPayment(ports, orderNo)).step).toBe('paid')
})

test('a cancelled sheet is asked about once', async () => {
  const { ports, log } = world({ pay: async () => 'cancelled' })
  expect(await runPayment(ports, orderNo)).toEqual({ step: 'cancelled', orderNo })
  expect(log).toEqual(['begin', 'ask at 0'])
})

test('who cancels after having paid has paid', async () => {
  const { ports } = world({ pay: async () => 'cancelled' }, ['paid'])
  expect((await runPayment(ports, orderNo)).step).toBe('paid')
})

test('a sheet that fails can be tried again', async () => {
  const { ports } = world({ pay: async () => 'failed' })
  expect(await runPayment(ports, orderNo)).toMatchObject({ step: 'failed', orderNo })
})

test('nothing left to pay: no sheet is opened', async () => {
  const { ports, log } = world({ begin: async () => ({ ...sheet, settled: true }) })
  expect((await runPayment(ports, orderNo)).step).toBe('paid')
  expect(log).toEqual([])
})

test('the page to come back to is put in place before the browser leaves', async () => {
  const log: string[] = []
  const { ports } = world({
    begin: async () => ({ ...sheet, mwebUrl: 'https://pay.example/1' }),
    leaving: async () => void log.push('leaving'),
    pay: async () => {
      log.push('pay')
      return 'left'
    }
  })
  expect(await runPayment(ports, orderNo)).toEqual({ step: 'left', orderNo })
  expect(log).toEqual(['leaving', 'pay'])
})

test.each(['create', 'begin'] as const)('a refusal of %s is said', async (port) => {
  const refuse = () => Promise.reject(new Error('来晚了'))
  const { ports, log } = world({ [port]: refuse })
  expect(await runPayment(ports)).toMatchObject({ step: 'failed', message: '来晚了' })
  expect(log).not.toContain('pay')
})

test('an order that takes no payment any more is told apart from what may be tried again', async () => {
  const refusing = (words: string) =>
    runPayment(world({ begin: () => Promise.reject(new Error(words)) }).ports, orderNo)
  expect(await refusing('太晚')).toEqual({ step: 'failed', orderNo, message: '太晚', tooLate: true })
  expect(await refusing('不行')).toEqual({ step: 'failed', orderNo, message: '不行' })
})

test('a payment signed for a session that is over is signed anew, once', async () => {
  const outcomes = ['expired', 'paid'] as const
  let sheets = 0
  const { ports, log } = world({ pay: async () => outcomes[(sheets += 1) - 1] ?? 'failed' }, ['paid'])
  expect((await runPayment(ports, orderNo)).step).toBe('paid')
  expect(log).toEqual(['begin', 'begin', 'ask at 1'])

  const never = world({ pay: async () => 'expired' })
  expect(await runPayment(never.ports, orderNo)).toMatchObject({ step: 'failed', orderNo })
  expect(never.log).toEqual(['begin', 'begin', 'ask at 0'])
})
