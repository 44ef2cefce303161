import { isHexDigit } from './characters.ts'

/** Takes bytes in chunks and reports each name in them. */
export interface NameReader {
  read(bytes: Buffer): void
  /** Marks the end of the bytes, which also ends a name. */
  end(): void
}

/**
 * Reports every name, unescaped (`#4a`), in any context: strings and comments may be parsed as
 * objects too. A name ends at any character other than a letter, digit, dot, underscore or hyphen,
 * so that a suffix cannot disguise it. ISO 32000-1, 7.3.5.
 */
export function createNameReader(onName: (name: string) => void): NameReader {
  /** Undefined outside of a name. */
  let name: string | undefined
  /** The part of an escape read so far: `#` or `#4`. */
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
    if (byte === slash) {
      end()
      name = ''
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

/** Longer than all names that are searched for. */
const longest = 32

const isOfWord = (byte: number) =>
  (byte >= 0x61 && byte <= 0x7a) ||
  (byte >= 0x41 && byte <= 0x5a) ||
  (byte >= 0x30 && byte <= 0x39) ||
  byte === 0x5f ||
  byte === 0x2e ||
  byte === 0x2d

/** A name without its slash, unescaped. */
export function unescapeName(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
}
