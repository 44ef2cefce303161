import { createHash } from 'node:crypto'
import type { Edit } from './kinds.ts'
import { mutated, type Place, placesIn } from './places.ts'
import { stripped } from './stripped.ts'

export interface Mutation extends Edit {
  file: string
  line: number
  isAtLoad: boolean
  before: string
}

/**
 * Mutations in the random order of a seed, one per place, with equal probability of each place. A
 * longer draw starts with the shorter ones of the same seed.
 * @param sources texts by their files
 */
export async function draw(
  sources: Readonly<Record<string, string>>,
  count: number,
  seed: string,
): Promise<Mutation[]> {
  const places = Object.entries(sources).flatMap(([file, text]) => placesIn(file, text))
  const drawn: Mutation[] = []
  for (const { place, lot } of inLots(places, seed)) {
    if (drawn.length === count) break
    const text = sources[place.file] ?? ''
    const edit = place.edits[lot % place.edits.length]
    if (!edit || !(await changesCode(place.file, text, mutated(text, edit)))) continue
    const { file, line, isAtLoad } = place
    drawn.push({ file, line, isAtLoad, ...edit, before: text.slice(edit.start, edit.end) })
  }
  return drawn
}

/** The places in the order of a hash of seed and place. */
function inLots(places: readonly Place[], seed: string): { place: Place; lot: number }[] {
  const lots = places.map(place => {
    const hash = createHash('sha256')
      .update(`${seed} ${place.file} ${nameOf(place)}`)
      .digest()
    return { place, rank: hash.toString('hex'), lot: hash.readUInt32LE(28) }
  })
  return lots.sort((a, b) => (a.rank < b.rank ? -1 : 1))
}

function nameOf({ edits }: Place): string {
  return edits.map(({ kind, start, end }) => `${kind} ${start} ${end}`).join()
}

/** Whether a mutation compiles, to another program. */
async function changesCode(file: string, before: string, after: string): Promise<boolean> {
  const code = await stripped(file, after)
  return code !== undefined && code !== (await stripped(file, before))
}
