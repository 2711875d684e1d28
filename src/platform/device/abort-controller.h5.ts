// Every browser we build for has an AbortController.
export {}
