/** Puts text on the clipboard. @throws if the browser does not allow it */
export async function writeClipboard(text: string): Promise<void> {
  // only if the page was loaded over https or from localhost
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position:fixed;top:0;opacity:0'
  document.body.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (!done) throw new Error('the browser refused')
}
