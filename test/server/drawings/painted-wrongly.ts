import { compose, type Subject } from '../../../server/drawings/index.ts'
import { publicPages } from '../../support/public-pages.ts'
import { paintingErrors } from './painting-errors.ts'

/** The largest share of a picture's pixels that may be painted in the wrong order. */
export const WORST_SHARE = 0.005

const slots = [
  ...new Map(
    publicPages.flatMap(page => page.slots).map(slot => [slot.path, slot as Subject]),
  ).values(),
]

/** The first so many drawings of a family, those of the site's own slots first; the worst first. */
export function paintedWrongly(family: string, count: number): { path: string; share: number }[] {
  const own = slots.filter(slot => slot.family === family)
  const more = Array.from({ length: Math.max(0, count - own.length) }, (_, i): Subject => {
    return { path: `sheet/${family}-${i + 1}.jpg`, family, shape: 'square' }
  })
  return [...own, ...more]
    .slice(0, count)
    .map(subject => {
      const { wrong, covered } = paintingErrors(compose(subject))
      return { path: subject.path, share: wrong / covered }
    })
    .sort((a, b) => b.share - a.share)
}
