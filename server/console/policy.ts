/**
 * What pages of the console may load and call: their own scripts alone, no frame, no other host. WebAssembly reads codes from the camera's
 * picture where the browser cannot; it comes from here like any script, and text is no program. Styles are the one exception: Ant
 * Design writes its rules into the document while it runs. A nonce reaches most of them, yet what locks the page behind a dialog is
 * written without one; a rule of style alone runs nothing. Pictures are those that members sent, which may lie in a store of files
 * (GATEWAY_STORAGE).
 */
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"]
}

/** The policy as a header. */
export const consolePolicy = (): string =>
  Object.entries(POLICY)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
