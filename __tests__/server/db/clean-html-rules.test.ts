/** What a rich text may contain: to the letter, so that neither more nor less gets through. */
import { z } from 'zod'
import { richText } from '@contract/common'
import { cleanHtml } from '../../../server/db/clean-html'
import { richTextCleaner } from '../../../server/http/rich-text'

const KEPT =
  'a b blockquote code div figure h1 h2 h3 h4 h5 h6 li ol p s small span strong sub sup table tbody td th thead tr u ul'

test.each(KEPT.split(' '))('%s stays', (tag) => {
  expect(cleanHtml(`<${tag}>x</${tag}>`)).toBe(`<${tag}>x</${tag}>`)
})

test('so do breaks and lines', () => {
  expect(cleanHtml('a<br>b<hr>c')).toBe('a<br />b<hr />c')
})

test.each(['section', 'font', 'marquee', 'button', 'label'])('of %s the text stays', (tag) => {
  expect(cleanHtml(`<${tag}>x</${tag}>`)).toBe('x')
})

test.each(
  'script style textarea option noscript iframe noembed noframes xmp template svg math title object select'.split(
    ' '
  )
)('%s goes with its text', (tag) => {
  expect(cleanHtml(`a<${tag}>x</${tag}>b`)).toBe('ab')
})

test('attributes: titles, sizes, spans, style, no others', () => {
  const all = 'title="t" alt="t" width="1" height="2" colspan="2" rowspan="3" id="i" class="c" onclick="x()"'
  expect(cleanHtml(`<p ${all}>x</p>`)).toBe('<p>x</p>')
  expect(cleanHtml(`<a ${all}>x</a>`)).toBe('<a title="t">x</a>')
  for (const cell of ['td', 'th'])
    expect(cleanHtml(`<${cell} ${all}>x</${cell}>`)).toBe(`<${cell} colspan="2" rowspan="3">x</${cell}>`)
  expect(cleanHtml(`<img src="/assets/a.png" ${all}>`)).toBe(
    '<img title="t" alt="t" width="1" height="2" src="/assets/a.png" />'
  )
})

const keptStyle = (css: string, tag = 'p') =>
  cleanHtml(`<${tag} style="${css}">x</${tag}>`) !== `<${tag}>x</${tag}>`

test.each([
  ['color', ['#fff', '#FFFFFF80', 'red', 'DarkRed', 'rgb(1, 2, 3)', 'rgba(1,2,3,.5)', 'rgb(10%,2%,3%)']],
  ['text-align', ['left', 'right', 'center', 'justify']],
  ['font-weight', ['normal', 'bold', '100', '900']],
  ['text-decoration', ['none', 'underline', 'line-through']]
])('style: %s as %j', (property, values) => {
  expect(values.filter((value) => !keptStyle(`${property}:${value}`))).toEqual([])
})

test.each([
  [
    'color',
    [
      ...[
        '#ff',
        '#fffffffff',
        'x#fff',
        '#ggg',
        '#fff0x',
        '-red',
        'ab',
        'abcdefghijklmnopqrstu',
        'red1',
        '1red'
      ],
      ...[
        'rgb(1,2)',
        `rgb(${'1'.repeat(31)})`,
        'rgb(1,2,x)',
        'xrgb(1,2,3)',
        'rgb(1,2,3)x',
        'hsl(1,2,3)',
        'url(1,2,3)'
      ]
    ]
  ],
  ['text-align', ['xleft', 'leftx', 'start']],
  ['font-weight', ['xbold', 'boldx', 'bolder', '1000', '50', '000', '150']],
  ['text-decoration', ['xnone', 'nonex', 'overline']],
  ['width', ['12px']],
  ['font-style', ['italic']],
  ['position', ['fixed']]
])('style: no %s as %j', (property, values) => {
  expect(values.filter((value) => keptStyle(`${property}:${value}`))).toEqual([])
})

test('pictures have a size by their style', () => {
  const picture = (css: string) => cleanHtml(`<img src="/assets/a.png" style="${css}">`)
  for (const size of ['1', '1234', '12px', '50%']) {
    expect(picture(`width:${size}`)).toContain(`width:${size}`)
    expect(picture(`height:${size}`)).toContain(`height:${size}`)
  }
  for (const size of ['12345', 'x12px', '12pxx', '12em', '-1px', 'px'])
    expect(picture(`width:${size};height:${size}`)).toBe('<img src="/assets/a.png" />')
})

test('pictures are our own files, and gone otherwise', () => {
  const isKept = (src: string) => cleanHtml(`<img src="${src}">`) === `<img src="${src}" />`
  for (const src of ['/assets/a.png', '/static/a-b_c/d.webp', '/uploads/2026/1.jpg'])
    expect(isKept(src)).toBe(true)
  for (const src of [
    '/assets/',
    '/assets/../a.png',
    '/assets/a/..',
    '/assets/a.png?b',
    '/other/a.png',
    'x/assets/a.png'
  ])
    expect(cleanHtml(`a<img src="${src}">b`)).toBe('ab')
  for (const src of [
    'https://other.example.com/assets/a.png',
    '//assets/a.png',
    '/assets/a b.png',
    '/assets/%2e.png'
  ])
    expect(cleanHtml(`a<img src="${src}">b`)).toBe('ab')
  expect(cleanHtml('a<img alt="x">b')).toBe('ab')
})

const hrefs = (links: readonly string[]) =>
  links.filter((href) => cleanHtml(`<a href='${href}'>x</a>`) !== '<a>x</a>')

test('links lead to our pages, or elsewhere by the web, phone and mail', () => {
  const good = [
    ...['/pages/index/index', '/pages/', '/pagesA/x/index?a=1', '/pages-my/order/index', '/pages/a/.b'],
    ...['https://a.example.com/b?c=d', 'http://a', 'HTTPS://A', 'tel:400-1', 'mailto:a@example.com']
  ]
  expect(hrefs(good)).toEqual(good)
})

test.each(
  [
    ...[
      '//pages/a',
      'x/pages/a',
      '/pagesAB/a',
      '/pages-/a',
      '/pages-my1/a',
      '/pagesa/a',
      '/pages',
      '/other/a'
    ],
    ...['/pages/a b', '/pages/a\\b', '/pages/a/../b', '/pages/..', 'javascript:x', 'data:text/html,x'],
    ...[
      'https://',
      'https:/a',
      'tel:',
      'mailto:',
      'xhttps://a',
      'x/https://a',
      'https://a b',
      'https://a\\b',
      'https://a"b'
    ],
    ...['https://a<b', 'https://a>b', 'ftp://a', 'index.html', '']
  ].map((href) => [href])
)('a link to %j leads nowhere', (href) => {
  expect(hrefs([href])).toEqual([])
  expect(cleanHtml('<a>x</a>')).toBe('<a>x</a>')
})

describe('what an answer is cleaned of does not depend on its being as its schema says', () => {
  const ATTACK = '<p>好<script>x()</script></p>'
  const clean = (schema: z.ZodType, data: unknown) => richTextCleaner(schema)?.(data)

  test.each([null, undefined, 7, true])('%j in place of a text, an object, a list or a record', (data) => {
    expect(clean(richText, data)).toBe(data)
    expect(clean(z.object({ html: richText }), data)).toBe(data)
    expect(clean(z.array(richText), data)).toBe(data)
    expect(clean(z.record(z.string(), richText), data)).toBe(data)
  })

  test('a list in place of an object or a record, and the other way round', () => {
    const [list, object] = [[ATTACK], { html: ATTACK }]
    expect(clean(z.object({ html: richText }), list)).toBe(list)
    expect(clean(z.record(z.string(), richText), list)).toBe(list)
    expect(clean(z.array(richText), object)).toBe(object)
  })

  test('what is not there is not made, and what is not rich stays', () => {
    const schema = z.object({
      html: richText.optional(),
      more: z.object({ html: richText }).nullable(),
      name: z.string()
    })
    expect(clean(schema, { more: null, name: ATTACK })).toStrictEqual({ more: null, name: ATTACK })
  })

  test('through defaults, transforms and parts that are put together', () => {
    const html = z.object({ html: richText })
    expect(clean(richText.default(''), ATTACK)).toBe('<p>好</p>')
    expect(clean(z.unknown().pipe(richText), ATTACK)).toBe('<p>好</p>')
    expect(clean(z.intersection(html, z.object({ more: richText })), { html: ATTACK, more: ATTACK })).toEqual(
      {
        html: '<p>好</p>',
        more: '<p>好</p>'
      }
    )
    expect(clean(z.union([z.number(), html]), { html: ATTACK })).toEqual({ html: '<p>好</p>' })
  })

  test.each([
    ['a list', z.array(z.string())],
    ['a record', z.record(z.string(), z.string())],
    ['a union', z.union([z.string(), z.null()])],
    ['an object', z.object({ a: z.string() })]
  ])('%s without rich text needs no cleaner', (_, schema) => {
    expect(richTextCleaner(schema)).toBeUndefined()
  })
})
