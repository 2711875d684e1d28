import { Image } from '@/h5-components/image'
import { render } from '../../support/mount.h5'

it('has its text whichever way the build writes the property', async () => {
  await render(<Image src='/a.webp' {...{ 'aria-label': '二维码' }} />)
  expect(document.querySelector('img')?.alt).toBe('二维码')
  expect(document.querySelector('[aria-label]')).toBeNull()
})

it('is decoration without one', async () => {
  await render(<Image src='/a.webp' />)
  expect(document.querySelector('img')?.getAttribute('alt')).toBe('')
})
