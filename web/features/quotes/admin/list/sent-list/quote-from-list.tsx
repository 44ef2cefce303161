import { useState } from 'react'
import { SentListDialog } from './sent-list-dialog.tsx'

/** A button that asks for a shortlist to make a quote of. */
export function QuoteFromList() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button secondary" onClick={() => setOpen(true)}>
        New from a shortlist
      </button>
      {isOpen && <SentListDialog onClose={() => setOpen(false)} />}
    </>
  )
}
