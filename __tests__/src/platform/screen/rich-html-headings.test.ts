import { richHtml } from '@/platform/screen/rich-html'

const levels = (html: string) => {
  const box = document.createElement('div')
  box.innerHTML = richHtml(html)
  return [...box.querySelectorAll('h1,h2,h3,h4,h5,h6')].map((heading) => heading.getAttribute('aria-level'))
}

it.each([
  ['a text of h3 alone', '<h3>一</h3><p>甲</p><h3>二</h3>', ['2', '2']],
  ['a first heading of its own', '<h1>一</h1><h2>二</h2>', ['2', '3']],
  ['a step that is left out', '<h2>一</h2><h4>二</h4><h4>三</h4><h2>四</h2>', ['2', '3', '3', '2']],
  ['headings in boxes', '<div><h3>一</h3></div><div><h5>二</h5></div>', ['2', '3']]
])('%s: headings stand below the page’s own and skip no level', (_name, html, expected) => {
  expect(levels(html)).toEqual(expected)
})
