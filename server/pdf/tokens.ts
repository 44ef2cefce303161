/** The site's colours (web/styles/tokens.css) for print. */
export const color = {
  ink: '#10262b',
  ink2: '#48605f',
  paper: '#fbf9f4',
  white: '#ffffff',
  sand: '#f1ece1',
  line: '#dfd8c9',
  brand: '#1f6f78',
  mist: '#e3eeea',
  action: '#bf4417',
  sun: '#e9b44c',
  bandText: '#b9c8c6',
}

/** A4 portrait, in points. */
export const sheet = { width: 595.28, height: 841.89, margin: 40, top: 64, bottom: 788 }
