import { useRef, useState } from 'react'
import type { NamedSlotDetails, SlotDetails } from '../../contract.ts'
import { reportFailure } from '../../report-failure.ts'
import { followDefaults } from '../../ui/follow-defaults.ts'
import { newerNote } from '../../ui/newer-note.ts'
import { useForm } from '../../ui/use-form.ts'
import { changedOf } from '../media/changed-of.ts'
import { typedDetails } from '../media/typed-details.ts'
import { useReadDetailsAgain } from '../media/use-media.ts'
import { isSaved, type SaveDetails } from '../media/use-save-details.ts'

interface Shown {
  /** As it was when it was last shown; a save sends its version. */
  known: NamedSlotDetails
  /** What another administrator had saved by then, of the details that it changed. */
  newer: Partial<SlotDetails>
  /** What stood in the fields then, and was not saved. */
  typed: Partial<SlotDetails>
}

/** The form of one slot: what it began with, and how it is saved over nobody else's. */
export function useDetailsForm(
  details: NamedSlotDetails,
  photo: string | undefined,
  onSave: SaveDetails,
) {
  const element = useRef<HTMLFormElement>(null)
  const readDetails = useReadDetailsAgain()
  const [{ known, newer, typed }, setShown] = useState<Shown>({
    ...{ known: details, newer: {}, typed: {} },
  })
  const [isOutdated, setOutdated] = useState(false)
  const show = (shown: Shown) => followDefaults(element.current, () => setShown(shown))

  const { submit, isBusy, fault } = useForm(data => {
    const change = typedDetails(data, known, photo)
    return Object.keys(change).length === 0 ? 'Nothing has been changed yet.' : save(change)
  })

  async function save(change: Partial<SlotDetails>): Promise<string | undefined> {
    const { path, version } = known
    const sent = { ...change, ...(version !== undefined && { version }) }
    const result = await onSave(new Map([[path, sent]]))
    const isStale = !isSaved(result) && result.isOutdated
    setOutdated(isStale)
    if (!isSaved(result)) return isStale ? undefined : result.reason
    const [saved = known] = result.slots
    show({ known: saved, newer: {}, typed: {} })
    return undefined
  }

  /** Loads what is stored now; what was typed stays on top of it. */
  async function readAgain(): Promise<void> {
    try {
      const now = (await readDetails()).get(known.path)
      setOutdated(false)
      if (!now || !element.current) return
      const typed = typedDetails(new FormData(element.current), known, photo)
      show({ known: now, newer: { ...newer, ...changedOf(now.own, known.own) }, typed })
    } catch (error) {
      reportFailure(error, 'This could not be loaded. Please try again.')
    }
  }

  return {
    element,
    own: known.own,
    submit,
    isBusy,
    fault,
    isOutdated,
    readAgain,
    noteOn: (name: keyof SlotDetails) =>
      name in newer ? newerNote(typed[name], newer[name]) : undefined,
  }
}
