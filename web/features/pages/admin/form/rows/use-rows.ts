import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useDrag } from '../../../../../admin/drag/use-drag.ts'
import type { FieldSchema } from '../../../field-schema.ts'
import { initialOf, needsSlot } from '../../../initial-value.ts'
import { below } from '../edit-at.ts'
import { useForm } from '../form-context.ts'
import type { SlotSource } from '../section-form-props.ts'
import { copied } from './copied.ts'
import type { ListProps } from './list-field.tsx'
import { type Rearrangement, rearranged } from './rearranged.ts'
import { titleOf } from './row-words.ts'
import { type FocusedAfter, useFocusAfter } from './use-focus-after.ts'
import { useOpenRow } from './use-open-row.ts'

interface Given extends ListProps {
  rows: readonly unknown[]
  keys: readonly number[]
  element: RefObject<HTMLUListElement | null>
}

/** What rows do, by their index; the same object at each rendering. */
export interface RowActions {
  toggle(index: number): void
  open(index: number): void
  move(from: number, to: number): void
  copy(index: number): void
  remove(index: number): void
  addAfter(index: number): void
  drag: ReturnType<typeof useDrag>['handlers']
}

/** The rows of a list: which is open, and what adds, moves, copies and deletes them. */
export function useRows(given: Given) {
  const { schema, at, rows, keys, element } = given
  const { items, one = 'row', maxItems = Number.POSITIVE_INFINITY } = schema
  const form = useForm()
  const [announcement, setAnnouncement] = useState('')
  const opened = useOpenRow(at, keys)
  const focusAfter = useFocusAfter(element, at, rows)
  const canAdd = rows.length < maxItems && (!needsSlot(items) || form.canAddSlots())
  const latest = useRef({ given, canAdd })
  useLayoutEffect(() => {
    latest.current = { given, canAdd }
  })

  const { toggle, open, openNew } = opened
  const acts = useMemo(() => {
    const rowsNow = () => latest.current.given.rows
    const newSlot = (index: number) => () => form.newSlot(slotKindOf(items), below(at, index))
    const titleAt = (index: number) => titleOf(latest.current.given.schema, rowsNow()[index], index)

    function rearrange(change: Rearrangement, index: number, on: FocusedAfter): void {
      const rows = rowsNow()
      form.changeAll(editsFor(latest.current.given, change))
      focusAfter({ index, on, rows })
    }
    function insert(index: number, row: unknown): void {
      openNew(index)
      rearrange({ kind: 'insert', index, row }, index, 'field')
    }
    return {
      toggle,
      open,
      move(from: number, to: number) {
        setAnnouncement(`${titleAt(from)} is now ${to + 1} of ${rowsNow().length}`)
        rearrange({ kind: 'move', from, to }, to, 'moved')
      },
      copy(index: number) {
        setAnnouncement(`${titleAt(index)} was copied`)
        const copySlot = (model: SlotSource) =>
          form.newSlot(model.kind, below(at, index + 1), model)
        const copy = copied(items, rowsNow()[index], form.canAddSlots() ? copySlot : undefined)
        insert(index + 1, copy)
      },
      remove(index: number) {
        setAnnouncement(`${titleAt(index)} was deleted`)
        rearrange({ kind: 'remove', index }, index, 'neighbour')
      },
      addAfter(index: number) {
        if (!latest.current.canAdd) return
        insert(index + 1, newRow(latest.current.given, newSlot(index + 1)))
      },
    }
  }, [form, at, items, toggle, open, openNew, focusAfter])

  const { landing, handlers } = useDrag((key, by) => {
    const from = Number(key)
    acts.move(from, from + by)
  })
  const actions: RowActions = useMemo(() => ({ ...acts, drag: handlers }), [acts, handlers])
  const add = () => {
    setAnnouncement(`A new ${one}`)
    acts.addAfter(rows.length - 1)
  }
  return { openKey: opened.key, landing, actions, announcement, canAdd, add }
}

/** The list and those that follow it; an emptied one that is not required is left out. */
function editsFor({ at, isRequired, followers = [] }: Given, change: Rearrangement) {
  const own = (value: unknown) => {
    const next = rearranged(Array.isArray(value) ? value : [], change)
    return next.length === 0 && !isRequired ? undefined : next
  }
  const follow = (value: unknown) =>
    Array.isArray(value)
      ? value.map(row =>
          Array.isArray(row)
            ? rearranged(row, change.kind === 'insert' ? { ...change, row: '' } : change)
            : row,
        )
      : value
  return [{ at, edit: own }, ...followers.map(at => ({ at, edit: follow }))]
}

/** An empty line, otherwise examples that say what goes there. */
function newRow({ schema: { items }, cells }: Given, newSlot: () => unknown): unknown {
  if (items.type === 'string') return ''
  const along = items.type === 'array' ? items.along : undefined
  return initialOf(items, { newSlot, ...(along && { siblings: { [along]: cells } }) })
}

/** Lists of videos say so in the label of their items. */
const slotKindOf = (schema: FieldSchema) => (schema.title === 'Video' ? 'video' : 'image')
