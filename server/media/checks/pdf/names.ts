import { isHexDigit, isRegular } from './characters.ts'

/** Takes bytes piece by piece, and tells each name in them. */
export interface NameReader {
  read(bytes: Buffer): void
  /** The bytes end here: a name at the end is whole. */
  end(): void
}

/**
 * Tells every name, its letters unescaped (`#4a`), whatever it stands in: a text and a comment may
 * be read as objects too. A name ends at what is no letter, digit, dot, line or hyphen, so that none
 * passes for another by what follows it. ISO 32000-1, 7.3.5.
 */
export function createNameReader(onName: (name: string) => void): NameReader {
  /** Undefined outside of a name. */
  let name: string | undefined
  /** What has been read of an escape: `#` or `#4`. */
  let begun = ''

  function end(): void {
    const whole = name
    name = undefined
    begun = ''
    if (whole && whole.length <= longest) onName(whole)
  }

  function take(byte: number): void {
    if (!isOfWord(byte)) end()
    else if (name !== undefined && name.length <= longest) name += String.fromCharCode(byte)
  }

  function takeRaw(byte: number): void {
    if (byte === slash || !isRegular(byte)) {
      end()
      if (byte === slash) name = ''
    } else if (begun) {
      if (!isHexDigit(byte)) end()
      else if (begun.length === 1) begun += String.fromCharCode(byte)
      else {
        const letter = Number.parseInt(begun.slice(1) + String.fromCharCode(byte), 16)
        begun = ''
        take(letter)
      }
    } else if (byte === hash) begun = '#'
    else take(byte)
  }

  return {
    read(bytes) {
      for (let at = 0; at < bytes.length; at++) {
        if (name === undefined) {
          at = bytes.indexOf(slash, at)
          if (at < 0) return
          name = ''
        } else takeRaw(bytes[at] as number)
      }
    },
    end,
  }
}

const [slash, hash] = [0x2f, 0x23]

/** Longer names are none that is looked for. */
const longest = 32

const isOfWord = (byte: number) =>
  (byte >= 0x61 && byte <= 0x7a) ||
  (byte >= 0x41 && byte <= 0x5a) ||
  (byte >= 0x30 && byte <= 0x39) ||
  byte === 0x5f ||
  byte === 0x2e ||
  byte === 0x2d

/** A name as a token, without its slash. */
export function unescapeName(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
}
