import * as z from 'zod'
import type { SlotDetails } from '../../../../web/admin/contract.ts'
import { detailLimits, eachText, textNames } from '../../../../web/base/slot-details-limits.ts'
import { hasVisibleSign, withoutControls } from '../../../../web/base/visible-text.ts'
import { slotSchema } from '../../../../web/sections/fields.ts'
import { mostFormerNames } from './former-names.ts'

const words = (most: number) =>
  z
    .string()
    .overwrite(typed => withoutControls(typed).trim())
    .max(most)

/** Also used in links to a shortlist, where `*` and `;` are separators. */
export const productNameSchema = words(detailLimits.productName)
  .regex(/^[^*;]*$/, 'May not contain * or ;')
  .overwrite(name => (hasVisibleSign(name) ? name : ''))

/** An empty text means the default of the page. */
export const slotDetailsSchema = z.strictObject({
  ...eachText(name => (name === 'productName' ? productNameSchema : words(detailLimits[name]))),
  isVisible: z.boolean(),
  /** As `versionOf` makes it: see disk/stored-file.ts. */
  builtVersion: z.string().regex(/^([0-9a-z]{1,16}-[0-9a-z]{1,16})?$/, 'Is no version of a file'),
}) satisfies z.ZodType<SlotDetails>

export const rowSchema = slotDetailsSchema.extend({
  updatedAt: z.iso.datetime(),
  /** Newest first. Links and shortlists that have one of them still find the item. */
  formerNames: z.array(words(detailLimits.productName)).max(mostFormerNames),
})

/** By slot path. Details of a slot that no page names stay: the page may be restored. */
export const rowsSchema = z.record(slotSchema.shape.path, rowSchema)

export type Rows = z.output<typeof rowsSchema>

export type Details = Readonly<SlotDetails> & FormerNames

export type DetailsBySlot = Readonly<Record<string, Details>>

/** Missing where an item has never had another name. */
type FormerNames = { readonly formerNames?: readonly string[] }

/** Missing fields stay. */
export type SlotDetailsChange = { [Name in keyof SlotDetails]?: SlotDetails[Name] | undefined }

export const untouched: Readonly<SlotDetails> = Object.freeze({
  ...eachText(() => ''),
  isVisible: true,
  builtVersion: '',
})

/** A slot's details with a change applied. */
export function changed(
  details: Readonly<SlotDetails> | undefined,
  change: SlotDetailsChange,
): SlotDetails {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  return { ...untouched, ...details, ...Object.fromEntries(given) }
}

/** Changes the given fields of each slot; a row that says nothing any more goes. */
export function changeRows(
  rows: Rows,
  changes: ReadonlyMap<string, SlotDetailsChange>,
  updatedAt: string,
): void {
  for (const [slotPath, change] of changes) {
    const { formerNames = [] } = rows[slotPath] ?? {}
    const next = { ...changed(rows[slotPath], change), formerNames, updatedAt }
    if (isUntouched(next)) delete rows[slotPath]
    else rows[slotPath] = next
  }
}

export const isUntouched = ({ isVisible, builtVersion, formerNames, ...texts }: Details): boolean =>
  isVisible && !builtVersion && !formerNames?.length && textNames.every(name => !texts[name])
