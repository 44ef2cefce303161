import { inflateSync } from 'node:zlib'
import { poppler } from './poppler.ts'

/** The texts of each page as "left top height words", in points and in the order of the page. */
export function textsIn(file: string): string[][] {
  const pages = poppler('pdftotext', ['-bbox-layout', file, '-']).split('<page ').slice(1)
  return pages.map(linesOf)
}

function linesOf(page: string): string[] {
  const line =
    /<line xMin="([\d.]+)" yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">([\s\S]*?)<\/line>/g
  return [...page.matchAll(line)].map(([, left, top, bottom, inside = '']) => {
    const words = [...inside.matchAll(/>([^<]+)<\/word>/g)].map(([, word = '']) => word)
    const place = inPoints([Number(left), Number(top), Number(bottom) - Number(top)])
    return `${place} ${words.join(' ').replaceAll('&amp;', '&')}`
  })
}

/**
 * What is drawn on each page with straight lines and round corners, as "left top width height" and
 * what it is: a line with its thickness, an area, or the frame of a picture; with the radius of its
 * corners. Only of files that the site makes.
 */
export function shapesIn(pdf: Buffer): string[][] {
  return contentsOf(pdf).map(content => {
    const paths = /((?:[-\d. ]+ [mlc]\n|h\n)+)((?:[^\n]+\n){0,8}?)(S|f|W n)\n/g
    return [...content.matchAll(paths)].flatMap(([, path = '', style = '', end = '']) => {
      const numbers = [...path.matchAll(/[-\d.]+/g)].map(Number)
      // Drawings and codes are made of more.
      if (numbers.length > MOST) return []
      const [xs, ys] = [0, 1].map(axis => numbers.filter((_, index) => index % 2 === axis))
      const [box, radius] = [boxOf(xs ?? [], ys ?? []), radiusOf(path, xs ?? [])]
      return [`${box} ${kindOf(end, style)}${radius}`]
    })
  })
}

/** A rectangle with round corners has four lines and four curves. */
const MOST = 36

/** The instructions of each page, whose coordinates begin at the upper left corner. */
function contentsOf(pdf: Buffer): string[] {
  const streams = [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)]
  const contents = streams.map(([, bytes = '']) => inflated(Buffer.from(bytes, 'latin1')))
  return contents.filter(content => /^1 0 0 -1 0 [\d.]+ cm\n/.test(content))
}

function inflated(bytes: Buffer): string {
  // As zlib does: 0x78 is its first byte. Photos are no such streams.
  return bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : ''
}

function boxOf(xs: number[], ys: number[]): string {
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return inPoints([left, top, Math.max(...xs) - left, Math.max(...ys) - top])
}

function kindOf(end: string, style: string): string {
  if (end === 'W n') return 'frame'
  if (end === 'f') return 'area'
  return `line of ${/(\S+) w\n/.exec(style)?.[1]}`
}

/** A rectangle with round corners begins where the first of them ends. */
const radiusOf = (path: string, xs: number[]) =>
  path.includes('c\n') ? `, corners of ${inPoints([(xs[0] ?? 0) - Math.min(...xs)])}` : ''

const inPoints = (numbers: number[]) => numbers.map(number => number.toFixed(1)).join(' ')
