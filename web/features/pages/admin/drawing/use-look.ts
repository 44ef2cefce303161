import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  catalogueUrl,
  choicesUrl,
  type DrawingCatalogue,
  type DrawingChoices,
  type DrawnAs,
  type DrawnPlace,
  type Look,
} from '../../drawings.ts'
import { nextSeed, seedsOf } from '../../seeds.ts'
import type { SlotSource } from '../form/section-form-props.ts'
import type { Found } from './found-drawings.ts'
import { firstLook } from './look-of.ts'

interface Options {
  slot: SlotSource
  place: DrawnPlace
  /** The page, whose other drawings are not to be the same. */
  source: unknown
}

/** A drawing while it is chosen, with what the server says of it. */
export function useLook({ slot, place, source }: Options) {
  const [look, setLook] = useState(() => firstLook(slot, source))
  const catalogue = useQuery<DrawingCatalogue>({
    queryKey: [catalogueUrl(place)],
    staleTime: Number.POSITIVE_INFINITY,
  })
  const ground = catalogue.data?.ground
  const drawn: DrawnAs = { ...look, ground, slot: slot.path, shape: place.shape }
  const choices = useQuery<DrawingChoices>({
    queryKey: [choicesUrl({ ...drawn, ground: undefined })],
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const taken = (family: string) => seedsOf(source, family, slot.path)
  return {
    look,
    setLook,
    drawn,
    catalogue,
    choices,
    /** Those of the drawing itself, not of the one before it. */
    settled: choices.isPlaceholderData ? undefined : choices.data,
    lookFor: ({ family, kind }: Found): Look => ({
      family,
      ...(kind && { traits: [kind] }),
      seed: nextSeed(taken(family)),
    }),
    another: () => setLook({ ...look, seed: nextSeed(taken(look.family), look.seed) }),
  }
}
