import type { MediaSlot } from '../../../../../admin/contract.ts'
import type { Branch } from '../media/branches.ts'
import {
  choose,
  type Decision,
  decisionsToPlace,
  fillSection,
  targetPathsOf,
} from '../placement/decide.ts'
import type { Placement } from '../placement/placement.ts'
import type { useDecisions } from '../placement/use-decisions.ts'
import { SectionPicker } from './section-picker.tsx'

interface Props extends ReturnType<typeof useDecisions> {
  slots: readonly MediaSlot[]
  branches: readonly Branch[]
}

/** Decisions on many files at once. */
export function DryRunTools(props: Props) {
  const { decisions, change, undo, order, reorder, slots, branches } = props
  const replacing = ofVerdict(decisions, 'replaces')
  const placed = decisionsToPlace(decisions)
  return (
    <div className="dry-run-tools">
      {placed.length > 0 && (
        <SectionPicker
          branches={branches}
          placed={placed}
          taken={targetPathsOf(decisions)}
          onPick={path => change(decisions => fillSection(decisions, slots, path))}
        />
      )}
      {decisions.length > 1 && (
        <label>
          <span>Order</span>
          <select
            value={order}
            onChange={({ currentTarget }) =>
              reorder(currentTarget.value === 'time' ? 'time' : 'name')
            }
          >
            <option value="name">by name</option>
            <option value="time">by time</option>
          </select>
        </label>
      )}
      {replacing.size > 0 && (
        <button
          type="button"
          className="link-button"
          onClick={() => change(decisions => choose(decisions, replacing, true))}
        >
          {replacing.size === 1
            ? 'Tick the one that replaces a file'
            : `Tick the ${replacing.size} that replace a file`}
        </button>
      )}
      {decisions.some(({ isChosen }) => isChosen) && (
        <button
          type="button"
          className="link-button"
          onClick={() =>
            change(decisions => decisions.map(decision => ({ ...decision, isChosen: false })))
          }
        >
          Untick all
        </button>
      )}
      {undo && (
        <button type="button" className="link-button" onClick={undo}>
          Undo
        </button>
      )}
    </div>
  )
}

const ofVerdict = (decisions: readonly Decision[], verdictToList: Placement['verdict']) =>
  new Set(decisions.filter(({ verdict }) => verdict === verdictToList).map(({ file }) => file))
