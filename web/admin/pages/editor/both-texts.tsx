import type { FieldSchema } from '../../../page-editing/field-schema.ts'
import { type TextLine, textsOf } from './texts-of.ts'
import { type Part, wordDiff } from './word-diff.ts'

interface Props {
  mine: unknown
  theirs: unknown
  schema: FieldSchema | undefined
}

/** Two states of a section or a field side by side: the lines that differ, with their words marked. */
export function BothTexts({ mine, theirs, schema }: Props) {
  const [own, other] = [textsOf(mine, schema), textsOf(theirs, schema)]
  const places = [...new Set([...own, ...other].map(({ at }) => at))]
  const lines = places.flatMap(at => {
    const [left, right] = [textAt(own, at), textAt(other, at)]
    if (left === right) return []
    const label = [...own, ...other].find(line => line.at === at)?.label
    return [{ at, label, parts: wordDiff(left ?? '', right ?? '') }]
  })
  return (
    <div className="both-texts">
      <Side title="Yours" isGone={mine === undefined} lines={lines} side={0} />
      <Side title="Theirs" isGone={theirs === undefined} lines={lines} side={1} />
    </div>
  )
}

const textAt = (lines: readonly TextLine[], at: string) => lines.find(line => line.at === at)?.text

interface SideProps {
  title: string
  /** It was deleted there. */
  isGone: boolean
  lines: { at: string; label: string | undefined; parts: [Part[], Part[]] }[]
  side: 0 | 1
}

function Side({ title, isGone, lines, side }: SideProps) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {isGone && <p>Deleted</p>}
      {!isGone &&
        lines.map(({ at, label, parts }) => (
          <p key={at}>
            {label && <span className="both-texts-label">{label}</span>}
            {parts[side].length === 0 && <em>Left out</em>}
            {parts[side].map((part, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
              part.isChanged ? <mark key={index}>{part.text}</mark> : part.text,
            )}
          </p>
        ))}
    </section>
  )
}
