import { richHtml } from '@/platform/screen/rich-html'

it('gives running text its spacing, pictures their width, and changes no words', () => {
  const html = richHtml(
    '<h3>一</h3><p class="a">二<strong>三</strong></p><ol><li>四</li></ol><pre>五</pre><img src="/assets/a.png">'
  )
  expect(html).toContain('<h3 style="font-size:var(--type-title);')
  expect(html).toContain('<p style="margin:0 0 12px">二<strong>三</strong></p>')
  expect(html).toContain('<ol style="margin:0 0 12px;padding-left:20px"><li>四</li></ol>')
  expect(html).toContain(
    '<img style="display:block;height:auto;max-width:100%" src="http://127.0.0.1:9527/assets/a.png">'
  )
  expect(html.replace(/<[^>]*>/g, '')).toBe('一二三四五')
})
