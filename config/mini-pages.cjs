/**
 * Webpack loader for Taro's bridge between pages of the mini-program and React. A page that is closed before React has drawn it for the first
 * time (a login that is answered at once, on a slow phone) is not in the list that Taro takes it from: Taro takes the page below from
 * the screen in its place, and the closed one stays and goes on working. Here it is put in the list first, and what was to be done once
 * it stands is not done. A text that is not there any more ends the build.
 */
const CHANGES = [
  {
    from: 'const idx = elements.findIndex(item => item.props.tid === id);',
    to: `while (this.pages.length > 0) elements.push(this.pages.pop()());
            const idx = elements.findIndex(item => item.props.tid === id);`
  },
  {
    from: 'perf.stop(PAGE_INIT);',
    to: `perf.stop(PAGE_INIT);
                if (!this.elements.some(item => item.props.tid === id)) return;`
  }
]

module.exports = (source) =>
  CHANGES.reduce((text, { from, to }) => {
    if (text.split(from).length !== 2) throw new Error(`mini-pages: Taro's bridge no longer has: ${from}`)
    return text.replace(from, () => to)
  }, source)
