import type { EditedPage } from '../../contract.ts'
import { nextSeed, seedsOf } from '../../seeds.ts'
import type { SlotSource } from '../form/section-form-props.ts'
import { copiedSlot, newPlace } from '../saving/new-place.ts'

/**
 * Until its photo comes a new picture is drawn like those beside it, or else in the page.
 * @param model what it is a copy of
 */
export function newSlot(
  source: EditedPage,
  kind: SlotSource['kind'],
  at: string,
  model?: SlotSource,
): SlotSource {
  if (model) return copiedSlot(model, source)
  const section = source.sections[Number(at.split('.')[1])]
  const drawn = [...drawnIn(section), ...drawnIn(source)]
  const like = drawn.find(one => one.kind === kind) ?? drawn[0]
  const { family = 'workshop', shape = 'landscape', traits, seed } = like ?? {}
  const look = { family, shape, ...(traits !== undefined && { traits }) }
  const path = newPlace(kind)
  const own = seed !== undefined && { seed: nextSeed(seedsOf(source, String(family), path)) }
  return { path, kind, alt: '', ...look, ...own }
}

interface Drawn {
  kind?: unknown
  family: unknown
  shape?: unknown
  traits?: unknown
  seed?: unknown
}

/** Places for pictures; drawings that are none have another kind of shape. */
function drawnIn(value: unknown): Drawn[] {
  if (typeof value !== 'object' || value === null) return []
  if ('family' in value && 'path' in value) return [value as Drawn]
  return Object.values(value).flatMap(drawnIn)
}
