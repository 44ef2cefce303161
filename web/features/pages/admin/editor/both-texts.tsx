import { compareFields } from '../../compare/compare-fields.ts'
import type { FieldChange } from '../../compare/field-change.ts'
import type { FieldSchema } from '../../field-schema.ts'
import { wordParts } from '../compare/word-parts.ts'

interface Props {
  mine: unknown
  theirs: unknown
  schema: FieldSchema | undefined
}

/** Two states of a section or a field side by side: what differs, with its words marked. */
export function BothTexts({ mine, theirs, schema }: Props) {
  const changes = compareFields(schema, mine, theirs)
  return (
    <div className="both-texts">
      <Side title="Yours" isGone={mine === undefined} changes={changes} side="before" />
      <Side title="Theirs" isGone={theirs === undefined} changes={changes} side="after" />
    </div>
  )
}

interface SideProps {
  title: string
  /** It was deleted there. */
  isGone: boolean
  changes: readonly FieldChange[]
  /** Yours is what theirs is compared with. */
  side: 'before' | 'after'
}

function Side({ title, isGone, changes, side }: SideProps) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {isGone && <p>Deleted</p>}
      {!isGone &&
        changes.map(change => (
          <p key={`${change.at.before} ${change.at.after} ${change.kind} ${change.labels}`}>
            <span className="both-texts-label">{change.labels.join(', ')}</span>
            <Words change={change} side={side} />
          </p>
        ))}
    </section>
  )
}

function Words({ change, side }: { change: FieldChange; side: SideProps['side'] }) {
  const { kind, before, after, [side]: own } = change
  if (kind === 'moved') return <em>{own ? `In the ${own} place` : 'In another place'}</em>
  if (kind === 'added' || kind === 'removed') {
    return <em>{(kind === 'added') === (side === 'after') ? 'Is there' : 'Left out'}</em>
  }
  if (!own) return <em>Left out</em>
  if (kind === 'value') return <mark>{own}</mark>
  return wordParts(before ?? '', after ?? '').map((part, index) => {
    if (part.side === 'both') return part.text
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
    return part.side === side && <mark key={index}>{part.text}</mark>
  })
}
