import { memo, useRef } from 'react'
import { changedEntry, type Entry, withoutEntry } from '../../features/shortlist/entries.ts'
import type { FoundItem } from '../../features/shortlist/found-item.ts'
import { changeShortlist } from '../../features/shortlist/store.ts'
import { Link } from '../../ui/link.tsx'
import { Field } from './field.tsx'
import { QuantityField } from './quantity-field.tsx'
import { useIsNear } from './use-is-near.ts'

interface Props {
  entry: Entry
  /** Undefined until its page is loaded, or where the item no longer exists. */
  item: FoundItem | undefined
  /** True for the visitor's own list, false for one that was sent. */
  isOwn: boolean
  /** True where it is initially in view. */
  isFirst: boolean
}

/**
 * Memoised: of two hundred, typing in one note renders one. Fields far from the viewport are
 * rendered as text: for autofill, Chromium scans all fields of a page whenever one is added, which
 * took 40 ms for four hundred.
 */
export const ShortlistEntry = memo(function ShortlistEntry(props: Props) {
  const { entry, item, isFirst } = props
  const row = useRef<HTMLLIElement>(null)
  const isNear = useIsNear(row, isFirst)
  return (
    <li ref={row}>
      <div className="shortlist-picture">
        {item && <img src={item.picture} alt={item.alt} width="160" height="160" loading="lazy" />}
      </div>
      <div>
        <h3>
          <Link href={item?.href ?? entry.page}>{item?.code ?? entry.code}</Link>
        </h3>
        <p>{[item?.title, item?.pageName ?? lastOf(entry.page)].filter(Boolean).join(', ')}</p>
      </div>
      <Fields {...props} isNear={isNear} />
    </li>
  )
})

/** Shown until the page's name is loaded; a whole path would wrap to a second line. */
const lastOf = (path: string) => path.split('/').at(-1)

function Fields({ entry, isOwn, isNear }: Props & { isNear: boolean }) {
  const { code, page, quantity, note } = entry
  const change = (changed: Partial<Entry>) =>
    changeShortlist(entries => changedEntry(entries, { ...entry, ...changed }))
  return (
    <>
      <QuantityField
        quantity={quantity}
        onChange={quantity => change({ quantity })}
        isNear={isNear}
        isDisabled={!isOwn}
      />
      {isOwn && (
        <>
          <Field
            className="wide"
            label="Note"
            isNear={isNear}
            value={note}
            maxLength={200}
            onChange={event => change({ note: event.target.value })}
          />
          <button
            type="button"
            onClick={() => changeShortlist(entries => withoutEntry(entries, page, code))}
            aria-label={`Remove ${code}`}
          >
            Remove
          </button>
        </>
      )}
    </>
  )
}
