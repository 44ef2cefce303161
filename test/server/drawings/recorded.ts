import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** What was drawn under a version: a digest of each family's drawings, and one of designed units. */
export interface Recorded {
  version: string
  digests: Record<string, string>
}

export const recordFile = 'test/server/drawings/recorded.json'

export const HOW_TO_RECORD =
  'Raise drawingsVersion if a drawing changed and not only slots; then npm run drawings:record.'

export const recorded = (): Recorded => JSON.parse(readFileSync(recordFile, 'utf8'))

export const digestOf = (svgs: readonly string[]): string =>
  createHash('sha256').update(svgs.join('\n')).digest('hex').slice(0, 16)

/** A digest of the drawings of each family, in the order in which they are given. */
export function digestsOf(
  drawn: readonly { family: string; svg: string }[],
): Record<string, string> {
  const families = [...new Set(drawn.map(({ family }) => family))].sort()
  const svgsOf = (name: string) =>
    drawn.filter(({ family }) => family === name).map(({ svg }) => svg)
  return Object.fromEntries(families.map(name => [name, digestOf(svgsOf(name))]))
}
