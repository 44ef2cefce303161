/** A logo is cleaned; it is sandboxed as well, in case somebody opens it as a page. */
export const LOGO_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
