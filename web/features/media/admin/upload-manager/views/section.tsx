import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { MediaSlot, NamedSlotDetails } from '../../../../../admin/contract.ts'
import { useObserved } from '../../../../../ui/observable.ts'
import { type ChosenFile, chosenFile } from '../files/chosen-file.ts'
import { pickedFiles } from '../files/dropped-files.ts'
import { type Branch, groupsOf } from '../media/branches.ts'
import { matching, noFilter } from '../media/filter.ts'
import { slotName } from '../media/slot-name.ts'
import { useMissingPosters } from '../media/use-missing-posters.ts'
import { useMoveFile } from '../media/use-move-file.tsx'
import { useSaveDetails } from '../media/use-save-details.ts'
import { select, selection } from '../selection.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { Conflicts } from './conflicts.tsx'
import { DropArea, readFiles } from './drop-area.tsx'
import { pickFiles } from './file-picker.ts'
import { FilterBar } from './filter-bar.tsx'
import { LogPanel } from './log-panel.tsx'
import { ManyDialog } from './many-dialog.tsx'
import { MarkedBar } from './marked-bar.tsx'
import { OpenPlace } from './open-place.tsx'
import { PlacedFiles } from './placed-files.tsx'
import { ProgressPanel } from './progress-panel.tsx'
import { SectionHeading } from './section-heading.tsx'
import { SlotGrid } from './slot-grid.tsx'
import { SlotTile } from './slot-tile.tsx'
import { UnfinishedNotice } from './unfinished-notice.tsx'
import { WordsDialog } from './words-dialog.tsx'

interface Props {
  branches: readonly Branch[]
  /** Undefined shows the whole site. */
  branch: Branch | undefined
  details: ReadonlyMap<string, NamedSlotDetails> | undefined
  /** The path of a place to begin with. */
  place: string | undefined
  /** Called when that place has been closed again. */
  onLeavePlace: () => void
}

/** The limit of the table of words: the largest section has 114 places. */
const mostRows = 200

/** The places of one section, and all that can be done with them. */
export function Section({ branches, branch, details, place, onLeavePlace }: Props) {
  const all = useMemo(() => branches.flatMap(({ slots }) => slots), [branches])
  const slots = branch?.slots ?? all
  const [filter, setFilter] = useState(noFilter)
  const [dropped, setDropped] = useState<ChosenFile[]>([])
  const [openPath, setOpenPath] = useState(place)
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [isEditingMany, setEditingMany] = useState(false)
  const [editedWords, setEditingWords] = useState<readonly MediaSlot[]>([])
  const moveFile = useMoveFile(slot => slotName(slot, details?.get(slot.path)))
  const saveDetails = useSaveDetails()
  useMissingPosters(branch?.slots)
  const deferredFilter = useDeferredValue(filter)
  const chosenHere = useObserved(
    selection,
    files => [...files.keys()].filter(path => slots.some(slot => slot.path === path)).length,
  )

  const shown = useMemo(
    () => matching(slots, deferredFilter, path => details?.get(path)),
    [slots, deferredFilter, details],
  )
  const groups = useMemo(
    () => groupsOf(shown, branches, branch?.path ?? ''),
    [shown, branches, branch],
  )
  const pick = useCallback((slot: MediaSlot) => {
    pickFiles({ kind: slot.kind }, ([file]) => file && select(slot.path, chosenFile(file)))
  }, [])
  const mark = useCallback((slot: MediaSlot) => {
    setMarked(markedBefore => {
      const next = new Set(markedBefore)
      if (!next.delete(slot.path)) next.add(slot.path)
      return next
    })
  }, [])
  // A new function at each rendering would draw all tiles again.
  const latestMove = useRef(moveFile)
  latestMove.current = moveFile
  const moveTile = useCallback((from: MediaSlot, to: MediaSlot) => {
    void latestMove.current(from, to)
  }, [])
  const render = useCallback(
    (slot: MediaSlot) => (
      <SlotTile
        key={slot.path}
        slot={slot}
        details={details?.get(slot.path)}
        isMarked={marked.has(slot.path)}
        onPick={pick}
        onOpen={({ path }) => setOpenPath(path)}
        onMark={mark}
        onMove={moveTile}
      />
    ),
    [details, marked, pick, mark, moveTile],
  )

  const openFirst = () => {
    const search = filter.search.trim().toLowerCase()
    if (search === '') return
    const matches = matching(slots, filter, path => details?.get(path))
    const isNamed = (slot: MediaSlot) =>
      slotName(slot, details?.get(slot.path)).toLowerCase() === search
    setOpenPath((matches.find(isNamed) ?? matches[0])?.path)
  }

  const markedSlots = all.filter(({ path }) => marked.has(path))
  return (
    <div className="media-main">
      <SectionHeading branch={branch} slots={slots} chosen={chosenHere} onFiles={setDropped} />
      <UnfinishedNotice />
      <DropArea onFiles={setDropped}>
        <button
          type="button"
          className="link-button"
          onClick={() =>
            pickFiles({ kind: 'any', isFolder: true }, files =>
              readFiles(pickedFiles(files), setDropped),
            )
          }
        >
          Choose a folder
        </button>
      </DropArea>
      <ProgressPanel />
      <Conflicts details={details} />
      <FilterBar
        filter={filter}
        shown={shown.length}
        onChange={setFilter}
        onEnter={openFirst}
        onWords={
          shown.length > 0 && shown.length <= mostRows && details
            ? () => setEditingWords(shown)
            : undefined
        }
      />
      <ChosenBar all={all} slots={slots} />
      <MarkedBar
        marked={markedSlots}
        onMarkShown={() => setMarked(new Set(shown.map(({ path }) => path)))}
        onUnmark={() => setMarked(new Set())}
        onEdit={() => setEditingMany(true)}
      />
      {shown.length === 0 ? (
        <p className="media-empty">No place matches this search.</p>
      ) : (
        <SlotGrid groups={groups} render={render} />
      )}
      <LogPanel />
      {dropped.length > 0 && (
        <PlacedFiles
          files={dropped}
          slots={all}
          branches={branches}
          section={branch?.path ?? ''}
          details={details}
          onClose={() => setDropped([])}
        />
      )}
      <OpenPlace
        slot={all.find(({ path }) => path === openPath)}
        all={all}
        section={branch?.path ?? ''}
        details={details}
        onClose={() => {
          setOpenPath(undefined)
          onLeavePlace()
        }}
      />
      {editedWords.length > 0 && details && (
        <WordsDialog
          slots={editedWords}
          details={details}
          onSave={saveDetails}
          onClose={() => setEditingWords([])}
        />
      )}
      {isEditingMany && (
        <ManyDialog
          slots={markedSlots}
          inCatalogs={markedSlots.flatMap(({ path }) => details?.get(path)?.inCatalogs ?? [])}
          onSave={saveDetails}
          onClose={() => setEditingMany(false)}
        />
      )}
    </div>
  )
}
