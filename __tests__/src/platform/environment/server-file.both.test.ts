import { serverFile } from '@/platform/environment/api-origin'
import { richHtml } from '@/platform/screen/rich-html'

const mini = process.env.TARO_ENV === 'weapp'
const origin = mini ? 'http://127.0.0.1:9527' : ''

describe('files of the server', () => {
  it.each([
    ['/assets/catalogue/plates/coffee.webp', `${origin}/assets/catalogue/plates/coffee.webp`],
    ['https://cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
    ['//cdn.example.com/a.png', '//cdn.example.com/a.png'],
    ['data:image/png;base64,AA', 'data:image/png;base64,AA']
  ])('%s is reached at %s', (path, address) => {
    expect(serverFile(path)).toBe(address)
  })

  it('pictures in rich text too', () => {
    expect(richHtml('<p><img alt="" src="/assets/a.webp"></p>')).toContain(`src="${origin}/assets/a.webp"`)
  })
})
