import type { KeyedPage } from '../../contract.ts'
import type { PageKinds } from '../../field-schema.ts'
import { kindName, titleOf } from './section-words.ts'

interface Props {
  mine: KeyedPage
  theirs: KeyedPage
  kinds: PageKinds
}

/** The sections of two states of a page side by side, each in its order. */
export function BothOrders({ mine, theirs, kinds }: Props) {
  return (
    <div className="both-texts">
      {sides.map(([title, side]) => (
        <section key={side} aria-label={title}>
          <h3>{title}</h3>
          <ol>
            {{ mine, theirs }[side].source.sections.map((section, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing in it has a state
              <li key={index}>{titleOf(section) || kindName(section, kinds)}</li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

const sides = [
  ['Yours', 'mine'],
  ['Theirs', 'theirs'],
] as const
