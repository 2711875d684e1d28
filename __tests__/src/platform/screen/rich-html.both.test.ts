import { richHtml } from '@/platform/screen/rich-html'
import { HTML_ATTACKS } from '../../../support/html-attacks'
import { dangersOf } from '../../../support/html-dangers'

it('knows more than 150 different attacks', () => {
  expect(HTML_ATTACKS.length).toBeGreaterThanOrEqual(150)
})

it.each(HTML_ATTACKS.map((html) => [html.slice(0, 80), html]))(
  '%s is shown without acting',
  (_name, html) => {
    expect(dangersOf(richHtml(html))).toEqual([])
    // once more: what is clean stays clean
    expect(dangersOf(richHtml(richHtml(html)))).toEqual([])
  }
)

it.each([
  ['words and structure', '<h3>一</h3><p>二<strong>三</strong> &lt;四&gt; &amp; 五</p>', '一二三 <四> & 五'],
  ['a list', '<ol><li>一</li><li>二</li></ol>', '一二'],
  ['what an unknown element holds', '<center><font>一</font></center><pre>二</pre>', '一二'],
  ['a comparison', '满 3 < 5 > 2', '满 3 < 5 > 2']
])('%s stays', (_name, html, words) => {
  const said = richHtml(html)
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
  expect(said).toBe(words)
})

it('a link leads to a page of ours, or through the one that asks first', () => {
  expect(richHtml('<a href="/pages/market/index?x=1">a</a>')).toBe('<a href="/pages/market/index?x=1">a</a>')
  expect(richHtml('<a href="https://partner.example.com/a?b=1&amp;c=2">a</a>')).toBe(
    '<a href="/pages/webview/index?url=https%3A%2F%2Fpartner.example.com%2Fa%3Fb%3D1%26c%3D2">a</a>'
  )
  expect(richHtml('<a href="tel:4008001234">a</a>')).toBe('<a href="tel:4008001234">a</a>')
})

it('keeps colours and alignment, and pictures of ours', () => {
  const html = richHtml(
    '<div style="color: #d5382b; text-align:center; position:fixed">a</div><img src="/assets/a.png" alt="b" style="width:50%">'
  )
  expect(html).toMatch(/<div style="color: ?#d5382b; ?text-align: ?center;?">/)
  expect(html).toContain('/assets/a.png')
  expect(html).toMatch(/width: ?50%/)
})
