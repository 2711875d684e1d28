/** Our own bar wears the page's theme: WeChat's alone has to be told. */
export function useBarLook(_themes: string, _visible: boolean): void {}
