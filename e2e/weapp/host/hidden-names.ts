/** Names of a browser that WeChat hides from the logic layer by making them parameters of every file. */
export const HIDDEN_NAMES = (
  'window,document,frames,self,location,navigator,localStorage,history,Caches,screen,alert,confirm,prompt,' +
  'XMLHttpRequest,WebSocket,fetch,Reporter,webkit,WeixinJSCore'
).split(',')
