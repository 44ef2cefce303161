import { createHash } from 'node:crypto'
import sharp from 'sharp'

/**
 * Marks of what may be hidden: a word that nothing else has, a colour, or the bytes of a file. Each has
 * a label that says what it stands for.
 */
export interface Marks {
  word(label: string): string
  /** A number of five digits. */
  number(label: string): number
  /** A JPEG of one colour. */
  picture(label: string): Promise<Buffer>
  /** A file that is served as it was sent. */
  file(label: string, bytes: Buffer): Buffer
  labels(): string[]
  /** All words, to look for. */
  words(): string[]
  /** The labels of what an answer tells, but for what its own address says. */
  toldBy(address: string, answer: Told): Promise<string[]>
}

export interface Told {
  /** Text of the body, unpacked, and of the headers. */
  text: string
  /** The body, where it is a picture. */
  picture?: Buffer | undefined
  bytes: Buffer
}

export function createMarks(): Marks {
  const words = new Map<string, string>()
  const colours: { label: string; rgb: number[] }[] = []
  const files = new Map<string, string>()
  const labels = new Set<string>()

  const named = (label: string, mark: string) => {
    labels.add(label)
    words.set(mark, label)
    return mark
  }

  return {
    word: label => named(label, `zq${lettersOf(words.size)}qz`),
    number: label => Number(named(label, String(61_003 + words.size * 37))),
    async picture(label) {
      const rgb = colourOf(colours.length)
      labels.add(label)
      colours.push({ label, rgb })
      const [r = 0, g = 0, b = 0] = rgb
      const create = { width: 360, height: 270, channels: 3 as const, background: { r, g, b } }
      return sharp({ create }).jpeg({ quality: 95 }).toBuffer()
    },
    file(label, bytes) {
      labels.add(label)
      files.set(sumOf(bytes), label)
      return bytes
    },
    labels: () => [...labels],
    words: () => [...words.keys()].filter(mark => mark.startsWith('zq')),
    async toldBy(address, { text, picture, bytes }) {
      const url = decodeURIComponent(address).toLowerCase()
      const tokens = text.toLowerCase().match(MARK) ?? []
      const labels = tokens
        .map(mark => mark.replaceAll(',', ''))
        .filter(mark => !url.includes(mark))
        .flatMap(mark => words.get(mark) ?? [])
      const file = files.get(sumOf(bytes))
      if (file) labels.push(file)
      if (picture) labels.push(...(await coloursIn(picture)))
      return [...new Set(labels)]
    },
  }

  /** Colours that make up a hundredth of a picture at least. */
  async function coloursIn(picture: Buffer): Promise<string[]> {
    const image = sharp(picture)
      .removeAlpha()
      .toColourspace('srgb')
      .resize(64, 64, { fit: 'fill', kernel: 'nearest' })
    const { data } = await image.raw().toBuffer({ resolveWithObject: true })
    return colours
      .filter(({ rgb }) => {
        let pixels = 0
        for (let at = 0; at < data.length; at += 3) {
          if (rgb.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) < 10))
            pixels += 1
        }
        return pixels > 40
      })
      .map(({ label }) => label)
  }
}

const MARK = /zq[a-z]{4}qz|(?<![\d.,])\d{2},?\d{3}(?!\d)/g

const lettersOf = (index: number) =>
  [0, 1, 2, 3]
    .map(place => String.fromCharCode(97 + (Math.floor(index / 26 ** place) % 26)))
    .join('')

/** Loud ones, which no drawing has, far enough from each other. */
function colourOf(index: number): number[] {
  const steps = [0, 42, 84, 126, 168, 210]
  const step = steps[index % steps.length] ?? 0
  const edges = [
    [255, 0, step],
    [255, step, 255],
    [step, 255, 0],
    [0, 255, step],
    [step, 0, 255],
    [0, step, 255],
  ]
  return edges[Math.floor(index / steps.length) % edges.length] ?? []
}

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
