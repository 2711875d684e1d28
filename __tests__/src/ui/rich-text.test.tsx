import { RichText } from '@/ui/rich-text/rich-text'
import { find, render } from '../../support/mount.h5'

const html = async (source: string) => {
  await render(<RichText html={source} />)
  return find('.body').innerHTML
}

it('shows running text, lists and pictures', async () => {
  const shown = await html(
    '<p>每期 <strong>2</strong> 次</p><ul><li>节假日通用</li></ul><img src="/assets/a.webp" alt="店">'
  )
  expect(shown).toContain('<strong>2</strong>')
  expect(shown).toContain('<li>节假日通用</li>')
  expect(shown).toContain('<img src="/assets/a.webp" alt="店" loading="lazy">')
})

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">去</a>',
  '<a href=" java\tscript:alert(1)">去</a>',
  '<svg onload=alert(1)></svg>',
  '<iframe src="https://evil.test"></iframe>',
  '<p style="background:url(https://evil.test)">x</p>',
  '<div onclick="alert(1)">x</div>',
  '<math><mtext><script>alert(1)</script></mtext></math>'
])('nothing in it acts: %s', async (source) => {
  expect(await html(source)).not.toMatch(/script|onerror|onclick|onload|iframe|svg|url\(|alert/i)
})
