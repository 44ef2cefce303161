/** The build puts these beside the scripts; what is imported is the address. */
declare module '*.later.css' {
  const address: string
  export default address
}

declare module '*.wasm' {
  const address: string
  export default address
}
