import { useEffect, useMemo, useState } from 'react'
import { useDraftScreen } from '../../../../admin/draft/use-draft-screen.ts'
import { useObserved } from '../../../../ui/observable.ts'
import type { EditedSection } from '../../contract.ts'
import type { PageKinds } from '../../field-schema.ts'
import { Comparison } from '../compare/comparison.tsx'
import { UNPUBLISHED } from '../compare/states.ts'
import { usePair } from '../compare/use-pair.ts'
import { HidePage } from '../hiding/hide-page.tsx'
import { PreviewLinkEntry } from '../preview-link/preview-link-entry.tsx'
import { type PageDraft, pageKind } from '../saving/page-kind.ts'
import { ScheduleEntry } from '../schedule/schedule-entry.tsx'
import { AddSection } from './add-section.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EditedForm } from './edited-form.tsx'
import { faultsNow, firstFault } from './faults.ts'
import { HistoryDialog } from './history-dialog.tsx'
import { Outline } from './outline.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { TopBar } from './top-bar.tsx'
import { useIsNarrow } from './use-is-narrow.ts'
import { useKeyboardInset } from './use-keyboard-inset.ts'
import { usePublish } from './use-publish.tsx'
import { useSectionActions } from './use-section-actions.ts'
import { THE_PAGE, useSelection } from './use-selection.ts'
import { useSheetFocus } from './use-sheet-focus.ts'

interface Props {
  path: string
  draft: PageDraft
  kinds: PageKinds
}

const NONE = {}

/** Outline, preview and form of one page; on narrow screens the preview, and the others in a sheet. */
export function EditorScreen({ path, draft, kinds }: Props) {
  const state = useObserved(draft.state, state => state)
  const { typed: page } = state
  const selection = useSelection(page)
  const actions = useSectionActions(draft, selection)
  const publishing = usePublish(path, draft)
  const [chosenWidth, setWidth] = useState<'phone' | 'desktop'>('desktop')
  const isNarrow = useIsNarrow()
  const width = isNarrow ? 'phone' : chosenWidth
  const [dialog, setDialog] = useState<'add' | 'history' | 'conflict'>()
  const comparison = usePair()
  const compareUnpublished = () => comparison.open(UNPUBLISHED)
  const { found } = publishing
  const faults = useMemo(() => (found ? faultsNow(found, page) : NONE), [found, page])
  const { select } = selection
  useEffect(() => {
    const first = found && firstFault(found.fields, found.page)
    if (first) select(first.key ?? THE_PAGE, first.at)
  }, [found, select])
  useDraftScreen(pageKind, draft, () => setDialog('conflict'))
  useSheetFocus(isNarrow, selection)

  const add = (section: EditedSection) => {
    setDialog(undefined)
    actions.add(section)
  }
  useKeyboardInset()
  return (
    <div className="editor" data-panel={selection.panel}>
      <TopBar
        state={state}
        draft={draft}
        width={width}
        isPublishing={publishing.isBusy}
        onWidth={setWidth}
        onPublish={publishing.publish}
        onResolve={() => setDialog('conflict')}
        onCompare={compareUnpublished}
      />
      <Outline
        page={page}
        kinds={kinds}
        faults={faults}
        selection={selection}
        entries={
          <>
            <ScheduleEntry
              path={path}
              draft={draft}
              onCompare={compareUnpublished}
              onRefused={publishing.takeFailure}
            />
            <HidePage path={path} name={String(page.source.name ?? path)} />
            <PreviewLinkEntry path={path} />
          </>
        }
        onMove={actions.move}
        onAdd={() => setDialog('add')}
        onHistory={() => setDialog('history')}
        onDiscard={publishing.discard}
      />
      <PreviewPane
        path={path}
        page={page}
        kinds={kinds}
        width={width}
        selection={selection}
        actions={actions}
        onAdd={() => setDialog('add')}
      />
      <EditedForm
        page={page}
        published={state.stored.published}
        kinds={kinds}
        faults={faults}
        selection={selection}
        actions={actions}
        onChange={draft.change}
      />
      {dialog === 'add' && (
        <AddSection
          sections={page.source.sections}
          kinds={kinds}
          onAdd={add}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'history' && (
        <HistoryDialog
          path={path}
          draft={draft}
          onCompare={pair => {
            setDialog(undefined)
            comparison.open(pair)
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      <Comparison
        path={path}
        draft={draft}
        kinds={kinds}
        pair={comparison.pair}
        onChange={comparison.change}
        onPublish={() => {
          comparison.close()
          void publishing.publish()
        }}
        onEdit={key => {
          comparison.close()
          select(key)
        }}
        onClose={comparison.close}
      />
      {dialog === 'conflict' && state.conflict && (
        <ConflictDialog
          state={state}
          kinds={kinds}
          onResolve={draft.resolve}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  )
}
