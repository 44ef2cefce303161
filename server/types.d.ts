/** scrypt-kdf exports a default at run time and only names in its own types. */
declare module 'scrypt-kdf' {
  interface Params {
    logN: number
    r: number
    p: number
  }
  const scrypt: {
    kdf(passphrase: string, params: Params): Promise<Uint8Array>
    verify(key: Uint8Array, passphrase: string): Promise<boolean>
    viewParams(key: Uint8Array): Params
  }
  export default scrypt
}
