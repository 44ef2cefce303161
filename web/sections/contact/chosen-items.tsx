import { useState } from 'react'
import { usePageData } from '../../base/page-context.ts'
import { routes } from '../../base/routes.ts'
import { type Entry, entriesToText, keyOf } from '../../features/shortlist/entries.ts'
import type { FoundItem } from '../../features/shortlist/found-item.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { withItem } from '../items/viewed-item.ts'
import { lazyView, useLoaded } from '../lazy-view.tsx'

const ReadItems = lazyView(async () => (await import('./read-items.tsx')).ReadItems)

interface Props {
  items: readonly Entry[]
  error: string | undefined
  /** Removes an item; without script, or until it is loaded, a link does so. */
  onRemove: ((item: Entry) => void) | undefined
}

/** The items that are sent with the message. */
export function ChosenItems({ items, error, onRemove }: Props) {
  const { form } = usePageData()
  const [detailsByKey, setDetails] = useState<ReadonlyMap<string, FoundItem>>(
    () => new Map(Object.entries(form?.found ?? {})),
  )
  const isReading = useLoaded(ReadItems, items.length > 0)
  if (items.length === 0) return null
  return (
    <div className="chosen wide">
      <h3>
        {items.length === 1
          ? 'This item goes with your message'
          : 'These items go with your message'}
      </h3>
      {isReading && <ReadItems items={items} onFound={setDetails} />}
      <ul>
        {items.map(item => {
          const { page, code, quantity, note } = item
          const details = detailsByKey.get(keyOf(item))
          const removes = {
            'aria-label': `Remove ${code}`,
            children: <Icon name="close" />,
          }
          return (
            <li key={keyOf(item)} data-design={details?.href}>
              <span className="chosen-picture">
                {details && <img src={details.picture} alt="" width="56" height="56" />}
              </span>
              <span>
                <Link href={details?.href ?? page + withItem('', code)}>
                  {details?.href ? `Your unit: ${details.pageName}` : code}
                </Link>
                {quantity > 1 && ` × ${quantity}`}
                <small>
                  {details?.href
                    ? [code, note || details.note].filter(Boolean).join(' · ')
                    : note || details?.pageName}
                </small>
              </span>
              {onRemove ? (
                <button type="button" onClick={() => onRemove(item)} {...removes} />
              ) : (
                <a href={withoutItem(items, item)} {...removes} />
              )}
            </li>
          )
        })}
      </ul>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

function withoutItem(items: readonly Entry[], item: Entry): string {
  const rest = items.filter(other => other !== item)
  return rest.length > 0 ? routes.contactAbout(entriesToText(rest)) : routes.contact
}
