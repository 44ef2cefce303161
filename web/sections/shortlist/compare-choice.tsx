import { useState } from 'react'
import { routes } from '../../base/routes.ts'
import { type Entry, entriesToText } from '../../features/shortlist/entries.ts'
import type { FoundItem } from '../../features/shortlist/found-item.ts'

/** The products that fit side by side. */
const MOST = 4

interface Props {
  entries: readonly Entry[]
  details: ReadonlyMap<string, Pick<FoundItem, 'code'>>
}

/**
 * The way from a shortlist to a comparison: of all where there are two to four, otherwise of those
 * that are ticked. The server knows the codes of the items. Units that were designed are no products.
 */
export function CompareChoice({ entries, details }: Props) {
  const [ticked, setTicked] = useState<readonly string[]>([])
  const keys = entries.filter(({ page }) => page !== routes.design).map(asText)
  if (keys.length < 2) return null
  const isFew = keys.length <= MOST
  // A removed entry is compared no more.
  const chosenKeys = isFew ? keys : keys.filter(key => ticked.includes(key))
  const change = (key: string) =>
    setTicked(keysBefore =>
      keysBefore.includes(key)
        ? keysBefore.filter(tickedKey => tickedKey !== key)
        : [...keysBefore, key],
    )
  return (
    <fieldset className="shortlist-compare">
      <legend>Compare</legend>
      {!isFew && (
        <ul>
          {keys.map(key => (
            <li key={key}>
              <label>
                <input
                  type="checkbox"
                  checked={chosenKeys.includes(key)}
                  disabled={chosenKeys.length >= MOST && !chosenKeys.includes(key)}
                  onChange={() => change(key)}
                />
                {details.get(key)?.code ?? key.slice(key.indexOf(':') + 1)}
              </label>
            </li>
          ))}
        </ul>
      )}
      <p>
        <span role="status">{hintFor(chosenKeys.length, isFew)}</span>
        {chosenKeys.length > 1 && (
          <a
            className="button secondary"
            href={`${routes.compare}?${new URLSearchParams({ items: chosenKeys.join(';') })}`}
          >
            Compare {chosenKeys.length}
          </a>
        )}
      </p>
    </fieldset>
  )
}

/** The keys are those of `details`. */
const asText = ({ page, code }: Entry) => entriesToText([{ page, code, quantity: 1, note: '' }])

function hintFor(count: number, isFew: boolean): string {
  if (isFew) return 'Pictures and facts side by side.'
  if (count >= MOST) return 'Four fit side by side: untick one to choose another.'
  return count === 1 ? 'Tick one more.' : 'Tick two to four to see them side by side.'
}
