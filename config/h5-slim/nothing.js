// every browser we build for has what the polyfill that stood here would add
