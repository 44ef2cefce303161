import { useState } from 'react'
import { Dialog } from '../../../../admin/ui/dialog.tsx'
import type { KeyedPage } from '../../contract.ts'
import type { PageKinds } from '../../field-schema.ts'
import { fieldsOf, sectionsOf } from '../../merge.ts'
import type { PageDraftState } from '../saving/page-kind.ts'
import type { Choice } from '../saving/resolve.ts'
import { BothOrders } from './both-orders.tsx'
import { BothTexts } from './both-texts.tsx'
import { subjectOf } from './section-words.ts'

interface Props {
  state: PageDraftState
  kinds: PageKinds
  onResolve: (choices: Record<string, Choice>) => void
  onClose: () => void
}

/** Where two people changed the same: both texts, and which of them stays. */
export function ConflictDialog({ state, kinds, onResolve, onClose }: Props) {
  const { conflict, saved: base, typed: mine } = state
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  if (!conflict) return null
  const { theirs, names } = conflict
  const isDecided = names.every(name => choices[name])
  return (
    <Dialog
      title="Somebody else changed the same"
      text="Nothing is lost: choose what stays. Closing this keeps both until you do."
      className="page-conflict"
      onClose={onClose}
    >
      {names.map(name => (
        <fieldset key={name}>
          <legend>{subjectOf(name, [mine, theirs, base], kinds)}</legend>
          {name === 'order' ? (
            <BothOrders mine={mine} theirs={theirs} kinds={kinds} />
          ) : (
            <BothTexts
              mine={valueIn(mine, name)}
              theirs={valueIn(theirs, name)}
              schema={schemaOf(name, [mine, theirs], kinds)}
            />
          )}
          <div className="page-conflict-choices">
            {choicesFor(name, mine, theirs).map(choice => (
              <label key={choice}>
                <input
                  type="radio"
                  name={name}
                  checked={choices[name] === choice}
                  onChange={() => setChoices({ ...choices, [name]: choice })}
                />
                {labels[choice]}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="actions">
        <button
          type="button"
          className="button primary"
          disabled={!isDecided}
          onClick={() => {
            onResolve(choices)
            onClose()
          }}
        >
          Go on with these
        </button>
      </div>
    </Dialog>
  )
}

const labels: Record<Choice, string> = { mine: 'Yours', theirs: 'Theirs', both: 'Both' }

/** Two sections can stand one behind the other; one field has one text. */
function choicesFor(name: string, mine: KeyedPage, theirs: KeyedPage): Choice[] {
  const isInBoth = mine.keys.includes(name) && theirs.keys.includes(name)
  return isInBoth ? ['mine', 'theirs', 'both'] : ['mine', 'theirs']
}

const valueIn = (page: KeyedPage, subject: string): unknown =>
  sectionsOf(page).get(subject) ?? fieldsOf(page)[subject]

function schemaOf(field: string, pages: readonly KeyedPage[], { kinds, page }: PageKinds) {
  const section = pages.map(one => sectionsOf(one).get(field)).find(Boolean)
  return section ? kinds[section.kind]?.schema : page.properties[field]
}
