import { fromHere } from '@/platform/navigation/from-here.h5'

// the page of these tests is http://localhost/
it('an address of the development server leads through the page’s own origin, and back to it', () => {
  const back = encodeURIComponent('http://127.0.0.1:10086/pages/h5PayRedirect/index?orderNo=1')
  const url = new URL(fromHere(`http://127.0.0.1:9527/sandbox/cashier?prepay_id=1&redirect_url=${back}`))
  expect(url.origin).toBe('http://localhost')
  expect(url.pathname).toBe('/sandbox/cashier')
  expect(url.searchParams.get('redirect_url')).toBe('http://localhost/pages/h5PayRedirect/index?orderNo=1')
})

it.each([
  'https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=1',
  'https://localhost.example.com/x?y=1'
])('%s stays as it is', (address) => expect(fromHere(address)).toBe(address))
