import { request } from 'node:http'

/** From one address of this machine: others than 127.0.0.1 stand for other people. */
function sendFrom(localAddress: string, origin: string, mobile: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const url = `${origin}/unionbuy-server/proxy/unionbuy-member/sms/sendSmsCode`
    const call = request(url, {
      method: 'POST',
      localAddress,
      headers: { 'content-type': 'application/json' }
    })
    call.on('error', reject)
    call.on('response', (answer) => {
      let body = ''
      answer.on('data', (part) => (body += String(part)))
      answer.on('end', () => resolve((JSON.parse(body) as { resultCode: string }).resultCode))
    })
    call.end(JSON.stringify({ mobile }))
  })
}

/** Strangers have a number sent every code that goes without a puzzle (ADR 0016). */
export async function exhaustCodes(origin: string, mobile: string): Promise<void> {
  for (let stranger = 2; stranger < 20; stranger++) {
    if ((await sendFrom(`127.0.0.${stranger}`, origin, mobile)) === '916') return
  }
  throw new Error('strangers got eighteen codes sent without a puzzle')
}
