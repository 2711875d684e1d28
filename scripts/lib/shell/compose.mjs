/** Keeps the last tap on the drawing, which nothing hears yet; the app gives it to what stands there (src/platform/screen/first-screen). */
const TAPS = `(function(){var d=document;d.addEventListener('click',function(e){var t=e.target;if(d.getElementById('shell')&&!(t.closest&&t.closest('button,a,input,[role=button],[role=tab],[role=dialog]')))window.earlyTap=[e.clientX,e.clientY]},true)})()`

/**
 * Stands before anything is painted: the look that was chosen on this device (src/features/appearance). What is drawn is in the
 * system's look and in letters of the usual size, so that it is not shown to those who have chosen.
 */
const LOOK = `(function(){var c=document.documentElement.classList,k;try{var s=localStorage;if(k=/light|dark/.exec(s.getItem('look'))){c.add('theme-'+k[0],'look-chosen');document.querySelectorAll('meta[name=theme-color]').forEach(function(m){m.content=k[0]==='dark'?'#101116':'#F5F5F7'})}if(/true/.test(s.getItem('elder')))c.add('look-chosen')}catch(e){}})()`

/**
 * Stands before the drawing: it is of home as a visitor sees it. Another page (on a host that serves this one for all), a member,
 * another channel or another tab gets none of it, or home's boxes.
 */
const CHOOSE = `(function(){var d=document.documentElement,l=location,h=/^\\/(pages\\/index(\\/index)?)?$/.test(l.pathname),m=false,t=null;try{t=localStorage.getItem('tabbarActivate');m=!!localStorage.getItem('accessToken')||!!localStorage.getItem('channelCode')}catch(e){}var o=/[?&]tab=/.test(l.search)||!!t&&t.indexOf('ExchangeCenter')<0;d.dataset.shell=!h||o?'none':m||l.search?'waiting':'home'})()`

/**
 * Stands before the sheets: takes away what is not to be shown. Then asks for the scripts: at once, or where the drawing
 * of home stands after its paint (they would take line and processor from it), and then for all that home needs (`chunks`, which the
 * app would ask for only when it runs). A page in the background paints nothing, so that it does not wait.
 */
const guard = (scripts, chunks) =>
  `(function(){var d=document,s=d.getElementById('shell'),w=d.getElementById('shell-waiting'),c=d.documentElement.dataset.shell,n=0,k;if(c==='waiting'&&w){s.innerHTML='';s.appendChild(w.content);s.dataset.page='home'}else if(c!=='home'){s.remove();s=null}if(w)w.remove();k=s&&!d.hidden;function a(u){var e=d.createElement('link');e.rel='preload';e.as=/css$/.test(u)?'style':/svg$/.test(u)?'image':'script';if(/svg$/.test(u))e.crossOrigin='';e.href=u;d.head.appendChild(e)}function go(){if(n++)return;${JSON.stringify(scripts)}.forEach(a);if(k)setTimeout(function(){${JSON.stringify(chunks)}.forEach(a)},0)}if(!k)return go();requestAnimationFrame(function(){setTimeout(go,0)});setTimeout(go,500)})()`

/** Stands behind the sheets, without which the app may not run: runs the scripts, where the drawing stands after its paint. */
const loader = (scripts) =>
  `(function(){var d=document,n=0;function go(){if(n++)return;${JSON.stringify(scripts)}.forEach(function(u){var e=d.createElement('script');e.src=u;e.async=false;d.head.appendChild(e)})}if(!d.getElementById('shell')||d.hidden)return go();requestAnimationFrame(function(){setTimeout(go,0)});setTimeout(go,500)})()`

const SCRIPT = /<script[^>]+src="([^"]+)"[^>]*><\/script>/g
const SHEET = /<link[^>]+rel="?stylesheet"?[^>]*>/g

const SHELL =
  '#shell{position:fixed;inset:0;z-index:999;overflow:hidden;pointer-events:none}#shell>*{display:block!important;opacity:1!important;transform:none!important}[data-shell=none] #shell,[data-shell=waiting] #shell:not([data-page]),.look-chosen #shell{display:none}.theme-dark body{background:#101116}'

const parts = (page) => ({
  scripts: [...page.matchAll(SCRIPT)].map(([, src]) => src),
  sheets: page.match(SHEET) ?? [],
  bare: page.replace(SCRIPT, '').replace(SHEET, '').replace('<!-- shell -->', '')
})

/** The drawing, not to be read or pressed: `page` = of which page, where it is not home as a visitor sees it. */
const shell = (html, page = '') => `<div id="shell" aria-hidden="true"${page}>${html}</div>`

/**
 * The page with the drawing of home, and with that of home while it waits. `chunks`: addresses of scripts, sheets and icons that
 * home loads besides those of the page. The sheets stand after the drawing, so that they do not hold up its paint.
 */
export function compose(page, { css, html }, chunks, waiting) {
  const { scripts, sheets, bare } = parts(page)
  const other = waiting
    ? `<template id="shell-waiting"><style>${waiting.css}</style>${waiting.html}</template>`
    : ''
  const drawn = `<script>${LOOK}</script><script>${CHOOSE}</script><style>${css}${SHELL}</style>${shell(html)}${other}<script>${TAPS}</script><script>${guard(scripts, chunks)}</script>`
  return bare
    .replace('<body>', () => `<body>${drawn}${sheets.join('')}`)
    .replace('</body>', () => `<script>${loader(scripts)}</script></body>`)
}

const asked = (file) =>
  /css$/.test(file)
    ? `<link rel="preload" as="style" href="${file}">`
    : /svg$/.test(file)
      ? `<link rel="preload" as="image" crossorigin href="${file}">`
      : `<link rel="preload" as="script" href="${file}">`

/**
 * A page of its own for a route: its title, its drawing, and what it loads asked for at once. Its inline scripts are also in
 * index.html, from which the server knows what it may run.
 */
export function composeRoute(page, { path, title, css, html, files }) {
  const { scripts, sheets, bare } = parts(page)
  const known = new Set([...scripts, ...sheets.flatMap((sheet) => /href="?([^" >]+)/.exec(sheet)?.[1] ?? [])])
  const ahead = files.filter((file) => !known.has(file)).map(asked)
  const run = scripts.map((src) => `<script defer src="${src}"></script>`)
  const drawn = `<script>${LOOK}</script><style>${css}${SHELL}</style>${shell(html, ` data-page="${path}"`)}<script>${TAPS}</script>`
  return bare
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `${run.join('')}${ahead.join('')}</head>`)
    .replace('<body>', () => `<body>${drawn}${sheets.join('')}`)
}
