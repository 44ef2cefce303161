/** The mark of a company without a logo, on a square of 64 by 64, for the server's drawings and the form. */
export const MARK_PATHS = {
  roof: 'M8 24.5 24 15.3l32 18.4-16 9.2z',
  front: 'M8 24.5l32 18.4V57L8 38.6z',
  end: 'M40 42.9l16-9.2v14.1L40 57z',
  windows: 'm13.5 32.2 8 4.6v5.6l-8-4.6zm12 6.9 8 4.6v5.6l-8-4.6z',
} as const
