import { useEffect, useState } from 'react'
import { designQuery } from '../../features/design/addresses.ts'
import { type ChoiceGroup, choiceGroups } from '../../features/design/choices.ts'
import type { DesignAtAddress } from '../../features/design/design-at-address.ts'
import { planText } from '../../features/design/plan-text.ts'
import { DesignLink } from './design-link.tsx'

/** The groups of choices; a phone shows one of them at a time. */
const parts = {
  use: ['Use', 'use'],
  size: ['Size', 'count feet storeys layout'],
  front: ['Front', 'front doors'],
  roof: ['Roof', 'roof'],
  walls: ['Walls', 'cladding colour'],
  add: ['Add', 'extras fittings'],
} as const

type Part = keyof typeof parts

const names = Object.keys(parts) as Part[]
const idOf = (part: Part) => `design-${part}`

/** The panel of all choices. */
export function Panel({ shown }: { shown: DesignAtAddress }) {
  const [open, setOpen] = useState<Part>()
  // Only the browser knows the fragment that a page without script is opened with.
  useEffect(() => setOpen(names.find(part => location.hash === `#${idOf(part)}`) ?? 'use'), [])
  const groups = choiceGroups(shown.plan)
  return (
    <div className="design-panel" data-open={open}>
      <nav aria-label="What to choose">
        {names.map(part => (
          <a
            key={part}
            href={`#${idOf(part)}`}
            aria-current={part === open || undefined}
            onClick={event => {
              event.preventDefault()
              setOpen(part)
            }}
          >
            {parts[part][0]}
          </a>
        ))}
      </nav>
      {names.map(part => (
        <div
          key={part}
          className="design-part"
          id={idOf(part)}
          data-open={part === open || undefined}
        >
          {parts[part][1].split(' ').map(field => {
            const group = groups.find(candidate => candidate.field === field)
            return group && <Group key={field} {...group} shown={shown} at={idOf(part)} />
          })}
        </div>
      ))}
      <p className="design-share">
        The address of this page is your unit: who gets the link sees what you see.
      </p>
    </div>
  )
}

interface GroupProps extends ChoiceGroup {
  shown: DesignAtAddress
  at: string
}

function Group({ field, label, isSet, choices, shown: { view }, at }: GroupProps) {
  const id = `${at}-${field}`
  const reasons = new Set(choices.flatMap(({ because }) => because ?? []))
  return (
    <div className="design-group" data-field={field}>
      <h2 id={id}>{label}</h2>
      <ul aria-labelledby={id}>
        {choices.map(({ value, label, isChosen, leadsTo, because }) => (
          <li key={value} data-value={value}>
            {leadsTo ? (
              <DesignLink
                href={designQuery(planText(leadsTo), view)}
                at={at}
                aria-current={isChosen || undefined}
                title={field === 'colour' ? label : undefined}
              >
                <span>{label}</span>
                {isSet && isChosen && <span className="visually-hidden">: leave it out</span>}
              </DesignLink>
            ) : (
              // biome-ignore lint/a11y/useValidAnchor: a choice that leads nowhere for now
              <a role="link" aria-disabled aria-current={isChosen || undefined} title={because}>
                <span>{label}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      {[...reasons].map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}
