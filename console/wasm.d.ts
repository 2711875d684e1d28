/** The address of a WebAssembly file in the build. */
declare module '*.wasm?url' {
  const address: string
  export default address
}
