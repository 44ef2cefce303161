import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { AdminProduct } from '../../../../admin/contract.ts'
import { fileUrl } from '../../../../admin/file-url.ts'
import { useProducts } from '../../../../admin/use-products.ts'
import { mediaUrl } from '../../../../base/routes.ts'
import { foundProducts } from '../../../products/admin/found-products.ts'
import { priceText } from '../../../products/admin/money.ts'
import { productsView } from '../../../products/admin/products-query.ts'
import { withNewLine } from '../draft/edits.ts'
import { useDraft } from '../draft/form.ts'
import { readEntry } from '../draft/read-entry.ts'
import { lineOfProduct } from './line-of-product.ts'

/** As many are shown; more letters narrow them down. */
const MOST = 8

/** Adds products one after the other, found by code or words: arrows, Enter, Escape. */
export function ProductSearch({ onClose }: { onClose: () => void }) {
  const draft = useDraft()
  const { data, error } = useProducts()
  const [q, setQ] = useState('')
  const [at, setAt] = useState(0)
  const [announcement, setAnnouncement] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => input.current?.focus(), [])
  const found = useMemo(
    () =>
      q.trim()
        ? foundProducts(data?.products ?? [], { ...productsView(''), q }).slice(0, MOST)
        : [],
    [data, q],
  )
  const active = Math.min(at, found.length - 1)

  const add = (product: AdminProduct) => {
    const { content } = readEntry(draft.state.value.typed)
    draft.change(withNewLine(lineOfProduct(product, content)))
    setAnnouncement(`${product.code} was added`)
    setQ('')
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const product = found[active]
    if (step && found.length > 0) setAt((active + step + found.length) % found.length)
    else if (event.key === 'Enter' && product) add(product)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
  }
  return (
    <search className="quote-search">
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label="Product"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={found[active] && `${id}-${active}`}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder="Code or words"
        value={q}
        onChange={({ target }) => {
          setQ(target.value)
          setAt(0)
          setAnnouncement('')
        }}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="button plain small" onClick={onClose}>
        Done
      </button>
      <div
        id={`${id}-list`}
        className="quote-found"
        role="listbox"
        aria-label="Products found"
        hidden={found.length === 0}
      >
        {found.map((product, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
          <div
            key={product.code}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onClick={() => add(product)}
          >
            <img src={fileUrl(`${mediaUrl(product.slot)}?w=112`)} alt="" />
            <span>
              <b>{product.code}</b> {product.name}
            </span>
            <span>{priceText(product)}</span>
          </div>
        ))}
      </div>
      <p role="status">
        {statusOf({
          q,
          announcement,
          isRead: data !== undefined,
          isFailed: Boolean(error),
          found: found.length,
        })}
      </p>
    </search>
  )
}

interface Search {
  q: string
  announcement: string
  isRead: boolean
  isFailed: boolean
  found: number
}

function statusOf({ q, announcement, isRead, isFailed, found }: Search): string {
  if (isFailed && !isRead) return 'The products could not be read. Close this and open it again.'
  if (!q.trim()) return announcement
  if (!isRead) return 'Loading…'
  return found === 0 ? 'No product matches.' : ''
}
