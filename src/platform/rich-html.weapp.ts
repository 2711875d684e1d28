import { serverFile } from './api-origin'

/** WeChat's rich-text takes no style sheet inside it: what the browser's does for running text is written at each element. */
const STYLES: readonly (readonly [RegExp, string])[] = [
  [/<img(?=[\s/>])/gi, 'display:block;height:auto;max-width:100%'],
  [/<p(?=[\s>])/gi, 'margin:0 0 12px'],
  [/<(?:h2|h3)(?=[\s>])/gi, 'font-size:17px;font-weight:600;color:#1b1d28;margin:16px 0 8px'],
  [/<(?:ul|ol)(?=[\s>])/gi, 'margin:0 0 12px;padding-left:20px']
]

/** The html as rich-text shows it well; it runs nothing. */
export function richHtml(html: string): string {
  const whole = html.replace(
    /(<img\b[^>]*?\ssrc=")(\/[^"]*)/gi,
    (_all, before: string, path: string) => before + serverFile(path)
  )
  return STYLES.reduce((text, [opening, style]) => text.replace(opening, `$& style="${style}"`), whole)
}
