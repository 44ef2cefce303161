import { mediaUrl } from '../../routes.ts'
import { changedEntry, type Entry } from '../../shortlist/entries.ts'
import type { FoundItem } from '../../shortlist/found-items.ts'
import { changeShortlist } from '../../shortlist/store.ts'
import { Link } from '../../ui/link.tsx'

interface Props {
  entry: Entry
  /** Missing until its page has loaded, or when it is there no more. */
  item: FoundItem | undefined
  /** Where the list is the visitor's own. */
  onRemove?: () => void
}

export function ShortlistEntry({ entry, item, onRemove }: Props) {
  const { code, page, quantity, note } = entry
  const change = (changed: Partial<Entry>) =>
    changeShortlist(entries => changedEntry(entries, { ...entry, ...changed }))
  return (
    <li>
      <div className="shortlist-picture">
        {item && (
          <img
            src={mediaUrl(item.slot, item.media.version)}
            alt={item.media.alt}
            width="160"
            height="160"
            loading="lazy"
          />
        )}
      </div>
      <div>
        <h3>
          <Link href={page}>{code}</Link>
        </h3>
        <p>{item?.pageName ?? page}</p>
      </div>
      <label>
        Quantity
        <input
          type="number"
          min="1"
          max="9999"
          value={quantity}
          disabled={!onRemove}
          onChange={event => change({ quantity: Math.max(1, Number(event.target.value) || 1) })}
        />
      </label>
      {onRemove && (
        <>
          <label className="wide">
            Note
            <input
              value={note}
              maxLength={200}
              onChange={event => change({ note: event.target.value })}
            />
          </label>
          <button type="button" onClick={onRemove} aria-label={`Remove ${code}`}>
            Remove
          </button>
        </>
      )}
    </li>
  )
}
