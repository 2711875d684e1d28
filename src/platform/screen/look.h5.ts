/** Our own bar follows the page's theme: only WeChat's needs to be set. */
export function useBarLook(_themes: string, _visible: boolean): void {}
