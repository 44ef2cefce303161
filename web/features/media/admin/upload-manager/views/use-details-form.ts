import { useRef, useState } from 'react'
import type { NamedSlotDetails, SlotDetails } from '../../../../../admin/contract.ts'
import { reportFailure } from '../../../../../admin/report-failure.ts'
import { followDefaults } from '../../../../../admin/ui/follow-defaults.ts'
import { newerNote } from '../../../../../admin/ui/newer-note.ts'
import { useForm } from '../../../../../admin/ui/use-form.ts'
import { changedOf } from '../media/changed-of.ts'
import { typedDetails } from '../media/typed-details.ts'
import { useReadDetailsAgain } from '../media/use-media.ts'
import {
  isSaved,
  type NotSaved,
  type SaveDetails,
  type SavedDetails,
} from '../media/use-save-details.ts'

interface Shown {
  /** The details when they were last shown; a save sends their version. */
  loaded: NamedSlotDetails
  /** The values that another administrator had saved by then. */
  newer: Partial<SlotDetails>
  /** The unsaved values of the fields at that time. */
  typed: Partial<SlotDetails>
}

const isStale = (result: SavedDetails | NotSaved) => !isSaved(result) && result.isOutdated

/** The form of one slot: its initial values, and a save that overwrites nobody else's changes. */
export function useDetailsForm(
  details: NamedSlotDetails,
  photo: string | undefined,
  onSave: SaveDetails,
) {
  const element = useRef<HTMLFormElement>(null)
  const readDetails = useReadDetailsAgain()
  const [{ loaded, newer, typed }, setShown] = useState<Shown>({
    loaded: details,
    newer: {},
    typed: {},
  })
  const [isOutdated, setOutdated] = useState(false)
  const show = (shown: Shown) => followDefaults(element.current, () => setShown(shown))

  const { submit, isBusy, fault } = useForm(data => {
    const change = typedDetails(data, loaded, photo)
    return Object.keys(change).length === 0 ? 'Nothing has been changed yet.' : save(change)
  })

  const send = (change: Partial<SlotDetails>, { path, version }: NamedSlotDetails) =>
    onSave(new Map([[path, { ...change, ...(version !== undefined && { version }) }]]))

  /** Two administrators who change different words both succeed. */
  async function sendOverOthers(change: Partial<SlotDetails>) {
    const result = await send(change, loaded)
    if (!isStale(result)) return result
    const now = (await readDetails().catch(() => undefined))?.get(loaded.path)
    const theirs = now ? Object.keys(changedOf(now.own, loaded.own)) : Object.keys(change)
    return now && !theirs.some(name => name in change) ? send(change, now) : result
  }

  async function save(change: Partial<SlotDetails>): Promise<string | undefined> {
    const result = await sendOverOthers(change)
    setOutdated(isStale(result))
    if (!isSaved(result)) return result.isOutdated ? undefined : result.reason
    const [saved = loaded] = result.slots
    show({ loaded: saved, newer: {}, typed: {} })
    return undefined
  }

  /** Loads the stored details; unsaved input stays on top of them. */
  async function readAgain(): Promise<void> {
    try {
      const now = (await readDetails()).get(loaded.path)
      setOutdated(false)
      if (!now || !element.current) return
      const typed = typedDetails(new FormData(element.current), loaded, photo)
      show({ loaded: now, newer: { ...newer, ...changedOf(now.own, loaded.own) }, typed })
    } catch (error) {
      reportFailure(error, 'This could not be loaded. Please try again.')
    }
  }

  return {
    element,
    own: loaded.own,
    submit,
    isBusy,
    fault,
    isOutdated,
    readAgain,
    noteOn: (name: keyof SlotDetails) =>
      name in newer ? newerNote(typed[name], newer[name]) : undefined,
  }
}
