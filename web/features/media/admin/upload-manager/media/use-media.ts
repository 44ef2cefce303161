import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { MediaList, NamedSlotDetails } from '../../../../../admin/contract.ts'
import { api } from '../../../../../base/routes.ts'
import { arrived } from '../uploads.ts'

/** Milliseconds without an arrival before the lists are read again. */
const quiet = 1500

/** Every slot of the site, and its content. */
export const useMediaList = () => useQuery<MediaList>({ queryKey: [api.media] })

/** The details of every slot by the pages and the administrators, by its path. */
export const useSlotDetails = () =>
  useQuery<{ slots: NamedSlotDetails[] }, Error, ReadonlyMap<string, NamedSlotDetails>>({
    queryKey: [api.slotDetails],
    select: byPath,
  })

/** Returns a function that reads the stored details of every slot again. */
export function useReadDetailsAgain() {
  const queryClient = useQueryClient()
  return async (): Promise<ReadonlyMap<string, NamedSlotDetails>> => {
    const options = { queryKey: [api.slotDetails], staleTime: 0 }
    return byPath(await queryClient.fetchQuery<{ slots: NamedSlotDetails[] }>(options))
  }
}

// Outside of the view: the same function lets the library keep the same map.
const byPath = ({ slots }: { slots: NamedSlotDetails[] }) =>
  new Map(slots.map(slot => [slot.path, slot]))

/** Invalidates the lists after a change by this tab or, possibly, another user. */
export function useInvalidateMedia(): () => void {
  const queryClient = useQueryClient()
  return () => {
    for (const address of [api.media, api.slotDetails, api.overview]) {
      void queryClient.invalidateQueries({ queryKey: [address] })
    }
  }
}

/** The number of files that had arrived when the lists were last read. */
let arrivedAtLastRead = 0

/**
 * Keeps the lists true while files arrive, without reading them for each; those that arrived while
 * another screen was open are looked for at once.
 */
export function useArrivals(): void {
  const invalidateMedia = useInvalidateMedia()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query client stays the same one
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      arrivedAtLastRead = arrived.value
      invalidateMedia()
    }
    if (arrived.value !== arrivedAtLastRead) refresh()
    const stop = arrived.subscribe(() => {
      clearTimeout(later)
      later = setTimeout(refresh, quiet)
    })
    return () => {
      stop()
      clearTimeout(later)
    }
  }, [])
}
