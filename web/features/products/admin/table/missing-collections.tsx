import { useState } from 'react'
import type { TableReport } from '../../../../admin/contract.ts'
import { companyName } from '../../../../admin/settings.ts'
import { Button } from '../../../../admin/ui/button.tsx'
import { Field } from '../../../../admin/ui/field.tsx'
import { counted } from '../../../../base/counted.ts'
import { useObserved } from '../../../../ui/observable.ts'
import { firstWordsOf, type WantedCollection } from './add-collections.ts'

interface Props {
  missing: TableReport['missingCollections']
  isBusy: boolean
  onMake: (wanted: readonly WantedCollection[]) => void
}

/** More are most likely another column than that of the collections. */
const MOST = 40

/** Collections that a file names and the site does not have, and the button that adds them. */
export function MissingCollections({ missing, isBusy, onMake }: Props) {
  const company = useObserved(companyName, name => name)
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const textOf = (name: string) => texts[name] ?? firstWordsOf(name, company)
  const count = counted(missing.length, 'collection')
  const named = missing.slice(0, MOST).map(({ name, rows }) => `${name} (${counted(rows, 'row')})`)
  return (
    <div className="table-ask">
      <h3>
        {count} {missing.length === 1 ? 'does' : 'do'} not exist yet
      </h3>
      <p>{named.join(', ')}</p>
      {missing.length > MOST ? (
        <p>
          Is it the right column? Correct its heading in the file, or add the collections yourself.
        </p>
      ) : (
        <>
          <details>
            <summary>
              What visitors read at the top of {missing.length === 1 ? 'its page' : 'their pages'}
            </summary>
            {missing.map(({ name }) => (
              <Field
                key={name}
                label={name}
                rows={2}
                maxLength={170}
                value={textOf(name)}
                onChange={({ target }) => setTexts(now => ({ ...now, [name]: target.value }))}
              />
            ))}
          </details>
          <p className="field-hint">
            Each gets a page, and codes that begin with letters of its name.
          </p>
          <p className="actions">
            <Button
              className="button primary"
              isBusy={isBusy}
              busyText="Adding…"
              onClick={() => onMake(missing.map(({ name }) => ({ name, text: textOf(name) })))}
            >
              Add {count}
            </Button>
          </p>
        </>
      )}
    </div>
  )
}
