import { mediaUrl } from '../../routes.ts'
import type { Entry } from '../../shortlist/entries.ts'
import { keyOf, useFoundItems } from '../../shortlist/found-items.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { withItem } from '../items/viewed-item.ts'

interface Props {
  items: readonly Entry[]
  error: string | undefined
  /** Absent while nothing can be changed. */
  onRemove: ((item: Entry) => void) | undefined
}

/** The items that are sent with the message. */
export function ChosenItems({ items, error, onRemove }: Props) {
  const found = useFoundItems(items)
  if (items.length === 0) return null
  return (
    <div className="chosen wide">
      <h3>
        {items.length === 1
          ? 'This item goes with your message'
          : 'These items go with your message'}
      </h3>
      <ul>
        {items.map(item => {
          const { page, code, quantity, note } = item
          const known = found.get(keyOf(item))
          return (
            <li key={keyOf(item)}>
              <span className="chosen-picture">
                {known && (
                  <img
                    src={mediaUrl(known.slot, known.media.version)}
                    alt=""
                    width="56"
                    height="56"
                    loading="lazy"
                  />
                )}
              </span>
              <span>
                <Link href={page + withItem('', code)}>{code}</Link>
                {quantity > 1 && ` × ${quantity}`}
                <small>{note || known?.pageName}</small>
              </span>
              {onRemove && (
                <button type="button" onClick={() => onRemove(item)} aria-label={`Remove ${code}`}>
                  <Icon name="close" />
                </button>
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
