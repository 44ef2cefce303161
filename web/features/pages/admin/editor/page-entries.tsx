import type { ReactNode } from 'react'
import { counted } from '../../../../base/counted.ts'
import type { EditedPage } from '../../contract.ts'
import { DeletePage } from '../deletion/delete-page.tsx'
import { type Selection, THE_PAGE } from './use-selection.ts'

interface Props {
  source: EditedPage
  faults: number
  selection: Selection
  /** Further ones. */
  entries: ReactNode
  onHistory: () => void
  onDiscard: () => void
}

/** Below the sections: what concerns the page as a whole. */
export function PageEntries(props: Props) {
  const { source, faults, selection, entries, onHistory, onDiscard } = props
  const menu = typeof source.menu === 'string' ? ` · in the menu as “${source.menu}”` : ''
  return (
    <>
      <h2>The page</h2>
      <ul>
        <li data-selected={selection.key === THE_PAGE || undefined}>
          <button
            type="button"
            className="outline-section"
            aria-current={selection.key === THE_PAGE || undefined}
            onClick={() => selection.select(THE_PAGE)}
          >
            <strong>Address, menu, search engines</strong>
            <span>
              {source.path}
              {menu}
            </span>
            {faults > 0 && <span className="outline-faults">{counted(faults, 'fault')}</span>}
          </button>
        </li>
        {entries}
        <li>
          <button type="button" className="outline-section" onClick={onHistory}>
            <strong>History</strong>
            <span>Who changed what, and the page as it was</span>
          </button>
        </li>
        <li>
          <button type="button" className="outline-section" onClick={onDiscard}>
            <strong>Discard changes</strong>
            <span>Back to what visitors see</span>
          </button>
        </li>
        <DeletePage />
      </ul>
    </>
  )
}
