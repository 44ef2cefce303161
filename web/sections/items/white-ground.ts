/** The pixels of an edge at which a photo is examined. */
const EDGE = 16
/** The least value of a colour channel that a camera and JPEG leave of a white sheet. */
const WHITE = 243
/** The least share of white pixels along the edges; the object may reach one of them. */
const SHARE = 0.8

const PHOTOS = '.product img[srcset], .viewer-stage img[srcset]'

/** Marks product photos on white, so that styles lay them on the tint of their tile. */
export function markWhiteGrounds(): void {
  // Load events do not bubble, and those of images do not reach the window.
  document.addEventListener('load', ({ target }) => mark(target as Node), true)
  for (const image of document.querySelectorAll(PHOTOS)) mark(image)
}

function mark(image: Node): void {
  if (!(image instanceof HTMLImageElement) || !image.matches(PHOTOS) || !image.naturalWidth) return
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = EDGE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(image, 0, 0, EDGE, EDGE)
  const pixels = context?.getImageData(0, 0, EDGE, EDGE).data
  if (pixels && isOnWhite(pixels)) image.dataset.ground = 'white'
  else delete image.dataset.ground
}

/** @param pixels of a square image, four bytes each */
export function isOnWhite(pixels: ArrayLike<number>): boolean {
  const edge = Math.sqrt(pixels.length / 4)
  const last = edge - 1
  let all = 0
  let white = 0
  for (let y = 0; y < edge; y++) {
    for (let x = 0; x < edge; x += y % last === 0 ? 1 : last) {
      const offset = 4 * (y * edge + x)
      all += 1
      if ([0, 1, 2].every(channel => (pixels[offset + channel] ?? 0) >= WHITE)) white += 1
    }
  }
  return white >= all * SHARE
}
