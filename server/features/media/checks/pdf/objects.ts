import { type Allowance, createAllowance } from './allowance.ts'
import { type Bytes, bytesOf } from './bytes.ts'
import { readValue, type Value } from './dictionary.ts'
import { refuseUnreadable } from './refusals.ts'

/** A stream of objects, from whose start the place of each is counted. ISO 32000-1, 7.5.7. */
export interface Pack {
  /** Its position in the file. */
  at: number
  unpack(allowance: Allowance): AsyncIterable<Buffer>
}

/**
 * The objects of a file by their numbers, of each the last one: those that a reader finds which rebuilds a
 * lost cross-reference table.
 */
export interface Objects {
  add(object: number, at: number): void
  addPacked(object: number, pack: Pack, at: number): void
  /** Undefined where there is none of this number. */
  read(object: number): Promise<Value | undefined>
}

/** Far more than the thousand pages of a catalog consist of, in some 40 MB. */
const most = 500_000

export function createObjects(bytes: Bytes): Objects {
  const places = new Map<number, number>()
  const packed = new Map<number, { pack: Pack; at: number }>()

  function checkCount(): void {
    if (places.size + packed.size > most) refuseUnreadable()
  }

  return {
    add(object, at) {
      places.set(object, at)
      checkCount()
    },
    addPacked(object, pack, at) {
      packed.set(object, { pack, at })
      checkCount()
    },
    async read(object) {
      const place = places.get(object)
      const inside = packed.get(object)
      if (!inside || (place ?? -1) > inside.pack.at) return place && readValue(bytes, place)
      const content: Buffer[] = []
      for await (const piece of inside.pack.unpack(createAllowance())) content.push(piece)
      return readValue(bytesOf(Buffer.concat(content)), inside.at)
    },
  }
}
