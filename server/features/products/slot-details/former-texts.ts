import * as z from 'zod'
import { oneOr } from '../../../../web/base/counted.ts'
import { textNames } from '../../../../web/base/slot-details-limits.ts'
import type { BinEntry } from '../../../storage/bin/entry.ts'
import { type DetailsBySlot, slotDetailsSchema } from './rows.ts'

const content = z.strictObject({
  /** The removed texts, by slot path. */
  slots: z.record(
    z.string(),
    slotDetailsSchema.omit({ isVisible: true, builtVersion: true }).partial(),
  ),
})

type FormerTexts = z.output<typeof content>['slots']

/** The texts of an entry in the bin, by slot path. */
export const textsOf = (entry: BinEntry): FormerTexts => content.parse(entry.content).slots

/** The bin entry for the texts that a change removes; undefined where it removes none. */
export function formerTexts(before: DetailsBySlot, after: DetailsBySlot, paths: readonly string[]) {
  const slots: FormerTexts = {}
  for (const path of paths) {
    const emptied = textNames.filter(name => before[path]?.[name] && !after[path]?.[name])
    if (emptied.length === 0) continue
    slots[path] = Object.fromEntries(emptied.map(name => [name, before[path]?.[name]]))
  }
  const emptied = Object.keys(slots)
  if (emptied.length === 0) return undefined
  const subject = oneOr(emptied.length, emptied[0] ?? '', 'places')
  return { kind: 'slot-details', cause: 'deleted', subject, content: { slots } } as const
}
