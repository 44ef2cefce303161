import { useEffect, useRef } from 'react'
import type { EditedPage, KeyedPage } from '../../contract.ts'
import type { DrawnPlace } from '../../drawings.ts'
import type { PageKinds } from '../../field-schema.ts'
import { ChooseDrawing } from '../drawing/choose-drawing.tsx'
import { DrawnPicture, isDrawnAnew } from '../drawing/drawn-picture.tsx'
import { SectionForm } from '../form/section-form.tsx'
import type { SlotSource } from '../form/section-form-props.ts'
import { isNewPlace } from '../saving/new-place.ts'
import { withSection } from './edit-sections.ts'
import { newSlot } from './new-slot.ts'
import { SearchResult } from './search-result.tsx'
import { SectionBar } from './section-bar.tsx'
import { kindName, titleOf } from './section-words.ts'
import { SheetHandle } from './sheet-handle.tsx'
import type { SectionActions } from './use-section-actions.ts'
import { type Selection, THE_PAGE } from './use-selection.ts'

interface Props {
  page: KeyedPage
  kinds: PageKinds
  /** What visitors see. */
  published: KeyedPage
  faults: Readonly<Record<string, string>>
  selection: Selection
  actions: SectionActions
  onChange: (page: KeyedPage) => void
}

/** The fields of what is selected: at the side, or in a sheet from below. */
export function EditedForm(props: Props) {
  const { selection } = props
  const element = useRef<HTMLElement>(null)
  const { key, focus } = selection

  // biome-ignore lint/correctness/useExhaustiveDependencies: another section begins at its top
  useEffect(() => {
    // The form has gone to the field that was asked for.
    if (element.current && !focus) element.current.scrollTop = 0
  }, [key])

  return (
    <aside className="editor-form" aria-label="Fields" tabIndex={-1} ref={element}>
      <SheetHandle onClose={() => selection.setPanel(undefined)} />
      <Content {...props} />
    </aside>
  )
}

function Content({ page, published, kinds, faults, selection, actions, onChange }: Props) {
  const { key, index, focus, setAt } = selection
  const { source } = page
  if (key === THE_PAGE) {
    return (
      <>
        <h2>The page</h2>
        <p className="editor-form-text">Address, menu, search engines</p>
        {faults.sections && (
          <p className="alert" role="alert">
            {faults.sections}
          </p>
        )}
        <SearchResult source={source} />
        <SectionForm<EditedPage>
          key={THE_PAGE}
          schema={kinds.page}
          value={source}
          at=""
          faults={faults}
          focus={focus}
          onChange={next => onChange({ ...page, source: next })}
        />
      </>
    )
  }
  const section = index === undefined ? undefined : source.sections[index]
  const kind = section && kinds.kinds[section.kind]
  if (!key || index === undefined || !section || !kind) {
    return (
      <p className="editor-form-text">
        Choose a section: in the list, or by pressing a text in the page.
      </p>
    )
  }
  const name = kindName(section, kinds)
  const count = page.keys.length
  return (
    <>
      <SectionBar
        {...{ section, name, index, count, actions }}
        sectionKey={key}
        isOnce={kind.isOnce === true}
      />
      <p className="editor-form-kind">{name}</p>
      <h2>{titleOf(section) || name}</h2>
      <p className="editor-form-text">{kind.text}</p>
      <SectionForm
        key={key}
        schema={kind.schema}
        value={section}
        at={`sections.${index}`}
        faults={faults}
        focus={focus}
        onFocusAt={setAt}
        renderSlot={slot => pictureOf(slot, published)}
        renderDrawingChoice={(slot, at, onKeep) => (
          <ChooseDrawing
            slot={slot}
            place={placeOf(slot, at, source)}
            source={source}
            onKeep={onKeep}
          />
        )}
        newSlot={(kind, at, model) => newSlot(source, kind, at, model)}
        onChange={next => onChange(withSection(page, key, next))}
      />
    </>
  )
}

/** The form shows the others itself. */
function pictureOf(slot: SlotSource, published: KeyedPage) {
  if (isDrawnAnew(slot, published.source)) return <DrawnPicture slot={slot} />
  return isNewPlace(slot.path) && <span className="editor-new-picture">A new picture</span>
}

function placeOf(slot: SlotSource, at: string, source: EditedPage): DrawnPlace {
  const [, index, ...steps] = at.split('.')
  const { path, shape, ground } = slot
  return {
    page: source.path,
    section: source.sections[Number(index)]?.kind ?? '',
    at: steps.join('.'),
    slot: path,
    shape: String(shape),
    ...(typeof ground === 'number' && { ground }),
  }
}
