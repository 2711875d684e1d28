/**
 * Stands before the sheets. Takes the drawing away where it is not what this visitor would see first: another page, a member,
 * another channel, another tab. Then asks for the scripts: at once, or where the drawing stands after its paint (they would
 * take line and processor from it), and then for all that home needs (`chunks`, which the app would ask for only when it
 * runs). A page in the background paints nothing, so that it does not wait.
 */
const guard = (scripts, chunks) =>
  `(function(){var d=document,s=d.getElementById('shell'),l=location,m=false,n=0,k;try{var t=localStorage.getItem('tabbarActivate');m=!!localStorage.getItem('accessToken')||!!localStorage.getItem('channelCode')||!!t&&t.indexOf('ExchangeCenter')<0}catch(e){}if(m||l.search||!/^\\/(pages\\/index(\\/index)?)?$/.test(l.pathname)){s.remove();s=null}k=s&&!d.hidden;function a(u){var e=d.createElement('link');e.rel='preload';e.as=/css$/.test(u)?'style':/svg$/.test(u)?'image':'script';if(/svg$/.test(u))e.crossOrigin='';e.href=u;d.head.appendChild(e)}function go(){if(n++)return;${JSON.stringify(scripts)}.forEach(a);if(k)setTimeout(function(){${JSON.stringify(chunks)}.forEach(a)},0)}if(!k)return go();requestAnimationFrame(function(){setTimeout(go,0)});setTimeout(go,500)})()`

/** Stands behind the sheets, without which the app may not run: runs the scripts, where the drawing stands after its paint. */
const loader = (scripts) =>
  `(function(){var d=document,n=0;function go(){if(n++)return;${JSON.stringify(scripts)}.forEach(function(u){var e=d.createElement('script');e.src=u;e.async=false;d.head.appendChild(e)})}if(!d.getElementById('shell')||d.hidden)return go();requestAnimationFrame(function(){setTimeout(go,0)});setTimeout(go,500)})()`

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
  const drawn = `<style>${css}${SHELL}</style><div id="shell" aria-hidden="true">${html}</div><script>${guard(scripts, chunks)}</script>`
  return page
    .replace(SCRIPT, '')
    .replace(SHEET, '')
    .replace('<!-- shell -->', '')
    .replace('<body>', () => `<body>${drawn}${sheets.join('')}`)
    .replace('</body>', () => `<script>${loader(scripts)}</script></body>`)
}
