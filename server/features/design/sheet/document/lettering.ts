/** Words in a drawing: the middle of their base line, in units of the drawing. */
export interface Lettering {
  x: number
  y: number
  words: string
}

/** The height of the letters, in units of the drawing (server/features/design/drawing/sizes.ts). */
export const LETTERS = 22

/** A drawing and the words in it apart, since words in PDF are set in the fonts of the document. */
export function withoutLettering(svg: string): { drawing: string; lettering: Lettering[] } {
  const lettering = [...svg.matchAll(TEXT)].map(([, x, y, words = '']) => ({
    x: Number(x),
    y: Number(y),
    words,
  }))
  return { drawing: svg.replace(TEXT, ''), lettering }
}

const TEXT = /<text x="([\d.-]+)" y="([\d.-]+)"[^>]*>([^<]*)<\/text>/g
