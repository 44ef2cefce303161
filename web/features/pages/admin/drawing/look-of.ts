import { sameJson } from '../../../../base/same-json.ts'
import type { Look } from '../../drawings.ts'
import { nextSeed, seedsOf } from '../../seeds.ts'
import type { SlotSource } from '../form/section-form-props.ts'
import { isNewPlace } from '../saving/new-place.ts'

/** What a slot says of its drawing; a draft may say anything. */
export function lookOf({ family, traits, seed, ground }: SlotSource): Look {
  return {
    family: String(family ?? ''),
    ...(Array.isArray(traits) && { traits: traits.map(String) }),
    ...(typeof seed === 'number' && { seed }),
    ...(typeof ground === 'number' && { ground }),
  }
}

/** What a slot is drawn as when it is first looked at: a new place has no path yet to follow. */
export function firstLook(slot: SlotSource, source: unknown): Look {
  const look = lookOf(slot)
  if (look.seed !== undefined || !isNewPlace(slot.path)) return look
  return { ...look, seed: nextSeed(seedsOf(source, look.family, slot.path)) }
}

/** A slot with another drawing. Its place, and what it says of a photo, stay. */
export function withLook(slot: SlotSource, look: Look, words: string): SlotSource {
  const { family: _, traits: __, seed: ___, ground: ____, ...place } = slot
  const { family, traits = [], seed, ground } = look
  return {
    ...place,
    // A picture that says nothing yet is what is drawn.
    alt: slot.alt.trim() ? slot.alt : words,
    family,
    ...(traits.length > 0 && { traits: [...traits] }),
    ...(ground !== undefined && { ground }),
    ...(seed !== undefined && { seed }),
  }
}

export const isSameLook = (one: Look, other: Look): boolean =>
  one.family === other.family &&
  one.seed === other.seed &&
  one.ground === other.ground &&
  sameJson(one.traits ?? [], other.traits ?? [])
