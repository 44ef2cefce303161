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

/** The package's index loads a limiter for each of twenty databases. */
declare module 'rate-limiter-flexible/lib/RateLimiterMemory.js' {
  export { RateLimiterMemory as default } from 'rate-limiter-flexible'
}

declare module 'rate-limiter-flexible/lib/RateLimiterPostgres.js' {
  export { RateLimiterPostgres as default } from 'rate-limiter-flexible'
}

declare module 'rate-limiter-flexible/lib/RateLimiterRes.js' {
  export { RateLimiterRes as default } from 'rate-limiter-flexible'
}

declare module 'subset-font' {
  type Axis = number | { min: number; max: number }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2' | 'truetype'; variationAxes: Record<string, Axis> },
  ): Promise<Buffer>
}

declare module 'fresh' {
  import type { IncomingHttpHeaders } from 'node:http'
  export default function fresh(
    request: IncomingHttpHeaders,
    response: { etag?: string; 'last-modified'?: string },
  ): boolean
}

/** Documented, and missing in its types: opens an image once, to be placed many times. */
declare namespace PDFKit.Mixins {
  interface PDFImage {
    openImage(src: ImageSrc): ImageSrc
  }
}
