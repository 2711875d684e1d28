/** WeChat's rich-text runs nothing and takes no style sheet inside it, so pictures carry their style themselves. */
export function richHtml(html: string): string {
  return html.replace(/<img\b/gi, '<img style="display:block;height:auto;max-width:100%"')
}
