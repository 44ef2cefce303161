import { useRef, useState } from 'react'
import { newKey } from '../../../../admin/draft/new-key.ts'
import { withFields, withNewLine } from '../draft/edits.ts'
import { useDraft, useDraftState } from '../draft/form.ts'
import { focusLater } from './focus-later.ts'
import { ProductSearch } from './product-search.tsx'

/** Adds products, lines of words, delivery and a discount on all. */
export function AddLine() {
  const draft = useDraft()
  const [isSearching, setSearching] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const hasDelivery = useDraftState(({ typed }) => typed.delivery + typed.deliveryText !== '')
  const hasDiscount = useDraftState(({ typed }) => typed.discount !== '')

  const addText = () => {
    const index = draft.state.value.typed.lines.length
    const key = newKey()
    const empty = { text: '', detail: '', quantity: '1', price: '', discount: '' }
    draft.change(withNewLine({ key, kind: 'text', unit: 'piece', ...empty }))
    focusLater(`lines.${index}.text`)
  }
  const addDelivery = () => {
    draft.change(withFields({ deliveryText: 'Delivery' }))
    focusLater('delivery.cents')
  }
  const addDiscount = () => {
    draft.change(withFields({ discount: '5 %' }))
    focusLater('discount')
  }
  const close = () => {
    setSearching(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <div className="quote-add">
      {isSearching ? (
        <ProductSearch onClose={close} />
      ) : (
        <button
          ref={opener}
          type="button"
          className="button small quote-plus"
          onClick={() => setSearching(true)}
        >
          + Product
        </button>
      )}
      <button type="button" className="button small quote-plus" onClick={addText}>
        + Line of text
      </button>
      {!hasDelivery && (
        <button type="button" className="button small quote-plus" onClick={addDelivery}>
          + Delivery
        </button>
      )}
      {!hasDiscount && (
        <button type="button" className="button small quote-plus" onClick={addDiscount}>
          + Discount
        </button>
      )}
    </div>
  )
}
