import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import type { KeyedPage } from '../../contract.ts'
import type { PageKinds } from '../../field-schema.ts'
import { PreviewFrame } from '../preview/preview-frame.tsx'
import { SectionBar } from './section-bar.tsx'
import { kindName } from './section-words.ts'
import type { SectionActions } from './use-section-actions.ts'
import type { Selection } from './use-selection.ts'

type Box = Pick<DOMRect, 'top' | 'left' | 'height'>

/** In pixels: the bar stands over the upper edge of its section, but never outside of the pane. */
const HALF_BAR = 22

interface Props {
  path: string
  page: KeyedPage
  kinds: PageKinds
  width: 'phone' | 'desktop'
  selection: Selection
  actions: SectionActions
  onAdd: () => void
}

/** The page as it will be, and over its selected section what can be done with that as a whole. */
export function PreviewPane({ path, page, kinds, width, selection, actions, onAdd }: Props) {
  const [box, setBox] = useState<Box>()
  // It is told at each rendering, most of which move nothing.
  const setPlace = useCallback((next: Box | undefined) => {
    setBox(now => (isSame(now, next) ? now : next))
  }, [])
  const { key, index, at, select, setPanel } = selection
  const section = index === undefined ? undefined : page.source.sections[index]
  return (
    <div className="editor-preview">
      <PreviewFrame
        path={path}
        source={page.source}
        keys={page.keys}
        selected={section && key}
        at={at}
        cover={formSheet}
        width={width}
        // Phones open their keyboard only for a focus that is set while the press lasts.
        onPick={({ section, at }) => flushSync(() => select(section, at))}
        onSection={select}
        onLayout={setPlace}
      >
        {section && box && (
          <button
            type="button"
            className="editor-insert"
            aria-label={`Add a section below: ${kindName(section, kinds)}`}
            style={{ top: box.top + box.height }}
            onClick={onAdd}
          >
            +
          </button>
        )}
        {key && section && index !== undefined && box && box.top + box.height > 0 && (
          <div className="editor-over" style={{ top: Math.max(box.top, HALF_BAR), left: box.left }}>
            <SectionBar
              {...{ section, index, actions }}
              sectionKey={key}
              name={kindName(section, kinds)}
              count={page.keys.length}
              isOnce={kinds.kinds[section.kind]?.isOnce === true}
            />
          </div>
        )}
      </PreviewFrame>
      <div className="editor-below">
        <button
          type="button"
          className="button small secondary"
          onClick={() => setPanel('outline')}
        >
          Sections
        </button>
        <button type="button" className="button small secondary" onClick={onAdd}>
          + Add
        </button>
      </div>
    </div>
  )
}

const formSheet = () => document.querySelector('.editor-form')

const isSame = (one: Box | undefined, other: Box | undefined) =>
  one?.top === other?.top && one?.left === other?.left && one?.height === other?.height
