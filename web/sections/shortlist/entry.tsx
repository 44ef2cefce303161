import { memo } from 'react'
import { mediaUrl } from '../../routes.ts'
import { changedEntry, type Entry, withoutEntry } from '../../shortlist/entries.ts'
import type { FoundItem } from '../../shortlist/found-items.ts'
import { changeShortlist } from '../../shortlist/store.ts'
import { Link } from '../../ui/link.tsx'

interface Props {
  entry: Entry
  /** Missing until its page has loaded, or when it is there no more. */
  item: FoundItem | undefined
  /** Whether the list is the visitor's own and not one that was sent. */
  isOwn: boolean
}

/** Remembered as it is: of two hundred, a key pressed in one note renders one. */
export const ShortlistEntry = memo(function ShortlistEntry({ entry, item, isOwn }: Props) {
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
          disabled={!isOwn}
          onChange={event => change({ quantity: Math.max(1, Number(event.target.value) || 1) })}
        />
      </label>
      {isOwn && (
        <>
          <label className="wide">
            Note
            <input
              value={note}
              maxLength={200}
              onChange={event => change({ note: event.target.value })}
            />
          </label>
          <button
            type="button"
            onClick={() => changeShortlist(entries => withoutEntry(entries, page, code))}
            aria-label={`Remove ${code}`}
          >
            Remove
          </button>
        </>
      )}
    </li>
  )
})
