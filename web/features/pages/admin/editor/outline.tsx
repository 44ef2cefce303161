import { type KeyboardEvent, memo, type ReactNode, useCallback, useRef, useState } from 'react'
import type { Landing } from '../../../../admin/drag/geometry.ts'
import { useDrag } from '../../../../admin/drag/use-drag.ts'
import { counted } from '../../../../base/counted.ts'
import type { EditedSection, KeyedPage } from '../../contract.ts'
import type { PageKinds } from '../../field-schema.ts'
import { faultsIn, faultsOfPage } from './faults.ts'
import { PageEntries } from './page-entries.tsx'
import { kindName, titleOf } from './section-words.ts'
import { SheetHandle } from './sheet-handle.tsx'
import type { Selection } from './use-selection.ts'

interface Props {
  page: KeyedPage
  kinds: PageKinds
  faults: Readonly<Record<string, string>>
  selection: Selection
  /** Further ones that concern the page as a whole. */
  entries: ReactNode
  onMove: (key: string, by: number) => void
  onAdd: () => void
  onHistory: () => void
  onDiscard: () => void
}

/**
 * The sections of the page in their order. The arrow keys go from one to the next, with Alt they move
 * it; the handle is for pointers.
 */
export function Outline(props: Props) {
  const { page, kinds, faults, selection, entries, onMove, onAdd, onHistory, onDiscard } = props
  const { keys, source } = page
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const drag = useDrag(onMove)

  const onKeyDown = useCallback(
    (event: KeyboardEvent, key: string) => {
      const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (by === 0) return
      event.preventDefault()
      const to = Math.max(0, Math.min(keys.length - 1, keys.indexOf(key) + by))
      if (event.altKey) {
        onMove(key, by)
        setAnnouncement(`Moved to ${to + 1} of ${keys.length}.`)
      } else {
        list.current?.querySelectorAll<HTMLElement>('.outline-section')[to]?.focus()
      }
    },
    [keys, onMove],
  )
  return (
    <nav className="editor-outline" aria-label="Sections of this page">
      <SheetHandle onClose={() => selection.setPanel(undefined)} />
      <h2>Sections of this page</h2>
      <ol ref={list}>
        {source.sections.map((section, index) => {
          const key = keys[index] as string
          return (
            <Entry
              key={key}
              sectionKey={key}
              section={section}
              name={kindName(section, kinds)}
              isSelected={selection.key === key}
              faults={faultsIn(faults, index)}
              landing={drag.landing?.key === key ? drag.landing.side : undefined}
              onSelect={selection.select}
              onKeyDown={onKeyDown}
              handlers={drag.handlers}
            />
          )
        })}
      </ol>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <button type="button" className="button small secondary" onClick={onAdd}>
        + Add a section
      </button>
      <PageEntries
        source={source}
        faults={faultsOfPage(faults)}
        selection={selection}
        entries={entries}
        onHistory={onHistory}
        onDiscard={onDiscard}
      />
    </nav>
  )
}

interface EntryProps {
  sectionKey: string
  section: EditedSection
  name: string
  isSelected: boolean
  faults: number
  landing: Landing['side'] | undefined
  onSelect: (key: string) => void
  onKeyDown: (event: KeyboardEvent, key: string) => void
  handlers: ReturnType<typeof useDrag>['handlers']
}

/** Typing in one section renders its own entry alone: the handlers read the key from the element. */
const Entry = memo(OneEntry, (before, now) =>
  (['section', 'name', 'isSelected', 'faults', 'landing', 'onKeyDown'] as const).every(
    name => before[name] === now[name],
  ),
)

function OneEntry(props: EntryProps) {
  const { sectionKey: key, section, name, isSelected, faults, landing, handlers } = props
  return (
    <li
      data-key={key}
      data-landing={landing}
      data-hidden={section.hidden || undefined}
      data-selected={isSelected || undefined}
    >
      <span className="outline-handle" aria-hidden="true" {...handlers}>
        ⠿
      </span>
      <button
        type="button"
        className="outline-section"
        aria-current={isSelected || undefined}
        onClick={() => props.onSelect(key)}
        onKeyDown={event => props.onKeyDown(event, key)}
      >
        <strong>{name}</strong>
        <span>{section.hidden ? 'hidden from visitors' : titleOf(section)}</span>
        {faults > 0 && <span className="outline-faults">{counted(faults, 'fault')}</span>}
      </button>
    </li>
  )
}
