import { useEffect } from 'react'
import type { MediaSlot } from '../../../../../admin/contract.ts'
import { fileUrl } from '../../../../../admin/file-url.ts'
import { savesData } from '../../../../../base/page-loader.ts'
import { mediaUrl, posterOf } from '../../../../../base/routes.ts'
import { note } from '../log.ts'
import { capturePoster } from '../prepare/capture-poster.ts'
import { sendFile } from '../sending/send-file.ts'
import { arrived, queue } from '../uploads.ts'

/** The videos, by their addresses, from which a poster has been taken or could not be. */
const triedPaths = new Set<string>()

/**
 * Takes the posters that the videos of an open section lack, as those do that came through the API:
 * one after the other, each video once. Where that fails, its drawing stays, without a message.
 */
export function useMissingPosters(slots: readonly MediaSlot[] | undefined): void {
  useEffect(() => {
    if (!slots || savesData()) return
    const lifetime = new AbortController()
    void takePosters(slots, lifetime.signal)
    return () => lifetime.abort()
  }, [slots])
}

async function takePosters(slots: readonly MediaSlot[], signal: AbortSignal): Promise<void> {
  for (const slot of slots) {
    const address = fileUrl(mediaUrl(slot.path, slot.version))
    const isBare = slot.kind === 'video' && slot.present && !slot.poster
    if (!isBare || triedPaths.has(address) || isInQueue(slot)) continue
    if (signal.aborted) return
    triedPaths.add(address)
    await takePoster(slot, address).catch(() => undefined)
  }
}

async function takePoster(slot: MediaSlot, address: string): Promise<void> {
  const bytes = await capturePoster(address)
  if (!bytes) return
  const path = posterOf(slot.path)
  const sending = { signal: new AbortController().signal, onProgress: () => undefined }
  await sendFile({ bytes, path, fingerprint: address, isFromVideo: true }, sending)
  note(`${slot.fileName} · its poster has been taken from it`)
  arrived.set(arrived.value + 1)
}

/** The queue takes posters of its own uploads. */
const isInQueue = ({ path }: MediaSlot) =>
  queue.state.value.tasks.some(({ target }) => target.slot.path === path)
