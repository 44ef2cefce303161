/** Of what administrators have sent, in case somebody opens it as a page: cleaned, and sandboxed all the same. */
export const LOGO_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
