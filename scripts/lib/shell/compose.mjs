/** Takes the drawing away where it is not what this visitor would see first: another page, a member, another channel. */
const GUARD = `(function(){var s=document.getElementById('shell'),l=location,m=false;try{m=!!localStorage.getItem('accessToken')||!!localStorage.getItem('channelCode')}catch(e){}if(m||l.search||!/^\\/(pages\\/index(\\/index)?)?$/.test(l.pathname))s.remove()})()`

/**
 * Loads the app. Where the drawing stands it is painted first: the scripts would take line and processor from it. Then all
 * that home needs is loaded at once (`chunks`, which the app would ask for only when it runs), in a task of its own. A page
 * in the background paints nothing, so that it does not wait.
 */
const loader = (scripts, chunks) =>
  `(function(){var d=document,k=d.getElementById('shell')&&!d.hidden,n=0;function p(t,a){var e=d.createElement(t);for(var i in a)e[i]=a[i];d.head.appendChild(e)}function l(u){p('link',/svg$/.test(u)?{rel:'preload',as:'image',crossOrigin:'',href:u}:{rel:'preload',as:/css$/.test(u)?'style':'script',href:u})}function go(){if(n++)return;${JSON.stringify(scripts)}.forEach(function(u){p('script',{src:u,async:false})});if(k)setTimeout(function(){${JSON.stringify(chunks)}.forEach(l)},0)}if(!k)return go();requestAnimationFrame(function(){setTimeout(go,0)});setTimeout(go,500)})()`

const SCRIPT = /<script[^>]+src="([^"]+)"[^>]*><\/script>/g
const SHEET = /<link[^>]+rel="?stylesheet"?[^>]*>/g

const SHELL =
  '#shell{position:fixed;inset:0;z-index:999;overflow:hidden;pointer-events:none}#shell>*{display:block!important;opacity:1!important;transform:none!important}'

/**
 * The page with the drawing. `chunks`: addresses of scripts, sheets and icons that home loads besides those of the page. The
 * sheets stand after the drawing, so that they do not hold up its paint.
 */
export function compose(page, { css, html }, chunks) {
  const scripts = [...page.matchAll(SCRIPT)].map(([, src]) => src)
  const sheets = page.match(SHEET) ?? []
  const drawn = `<style>${css}${SHELL}</style><div id="shell" aria-hidden="true">${html}</div><script>${GUARD}</script>`
  return page
    .replace(SCRIPT, '')
    .replace(SHEET, '')
    .replace('<!-- shell -->', '')
    .replace('<body>', () => `<body>${drawn}${sheets.join('')}`)
    .replace('</body>', () => `<script>${loader(scripts, chunks)}</script></body>`)
}
