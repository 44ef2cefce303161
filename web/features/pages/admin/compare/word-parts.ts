import { diffArrays } from 'diff'
import { wordsOf } from './words-of.ts'

/** A part of two texts, and which of them has it. */
export interface Part {
  text: string
  side: 'both' | 'before' | 'after'
}

/** More changed words than this are no change of a text, but another one. */
const MOST_CHANGES = 1000

/** Two texts as one row of parts: those of a side, in a row with the common ones, are that text. */
export function wordParts(before: string, after: string): Part[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MOST_CHANGES })
  if (!changes) return nonEmpty([part('before', before), part('after', after)])
  const parts = changes.map(({ value, added, removed }) =>
    part(removed ? 'before' : added ? 'after' : 'both', value.join('')),
  )
  return nonEmpty(withoutGaps(parts))
}

const part = (side: Part['side'], text: string): Part => ({ text, side })

const nonEmpty = (parts: readonly Part[]) => parts.filter(({ text }) => text !== '')

/** Changed words with nothing but a space between them are one change. */
function withoutGaps(parts: readonly Part[]): Part[] {
  const all: Part[] = []
  let [old, now] = ['', '']
  const end = () => {
    const space = old && now ? commonEnd(old, now) : ''
    const ends = [old, now].map(text => text.slice(0, text.length - space.length))
    all.push(part('before', ends[0] as string), part('after', ends[1] as string))
    all.push(part('both', space))
    old = ''
    now = ''
  }
  parts.forEach(({ side, text }, index) => {
    const isGap = side === 'both' && text.trim() === '' && index > 0 && index < parts.length - 1
    if (side === 'both' && !isGap) {
      end()
      all.push(part('both', text))
      return
    }
    if (side !== 'after') old += text
    if (side !== 'before') now += text
  })
  end()
  return all
}

/** The space at the end of both. */
function commonEnd(one: string, other: string): string {
  const space = one.slice(one.trimEnd().length)
  return space !== '' && other.endsWith(space) ? space : ''
}
