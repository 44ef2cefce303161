/** Writes numbers bit by bit, in the codes of ITU-T H.264, 7.2 and 9.1. */
export function bitWriter() {
  const bytes: number[] = []
  let current = 0
  let filled = 0

  function bit(value: number): void {
    current = (current << 1) | value
    filled += 1
    if (filled < 8) return
    bytes.push(current)
    current = 0
    filled = 0
  }

  const writer = {
    /** u(n): so many bits. */
    fixed(length: number, value: number) {
      for (let at = length - 1; at >= 0; at -= 1) bit((value >> at) & 1)
      return writer
    },
    /** ue(v): small numbers take few bits. */
    unsigned(...values: number[]) {
      for (const value of values) {
        const length = 32 - Math.clz32(value + 1)
        writer.fixed(length - 1, 0).fixed(length, value + 1)
      }
      return writer
    },
    /** se(v): the same with a sign. */
    signed(value: number) {
      return writer.unsigned(value > 0 ? 2 * value - 1 : -2 * value)
    },
    /** Zeros up to the next byte, then these bytes. */
    aligned(content: Uint8Array) {
      while (filled > 0) bit(0)
      for (const byte of content) bytes.push(byte)
      return writer
    },
    /** A one and zeros, which end every unit. */
    end(): Uint8Array {
      bit(1)
      while (filled > 0) bit(0)
      return Uint8Array.from(bytes)
    },
  }
  return writer
}
