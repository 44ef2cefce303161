import type { Locker } from '@tus/server'

interface Holder {
  askToRelease: () => unknown
  released: Promise<void>
  release: () => void
}

/**
 * One request at a time for each upload. A waiting request asks the holder to release the lock,
 * because a connection that broke unnoticed must not block its own continuation. The library's own
 * locker polls at every turn of the event loop, which keeps a core busy while it waits.
 */
export function createUploadLock(): Locker {
  const holders = new Map<string, Holder>()

  return {
    newLock(id) {
      let own: Holder | undefined
      return {
        async lock(_signal, askToRelease) {
          for (let holder = holders.get(id); holder; holder = holders.get(id)) {
            await holder.askToRelease()
            await holder.released
          }
          own = createHolder(askToRelease)
          holders.set(id, own)
        },
        async unlock() {
          if (own && holders.get(id) === own) holders.delete(id)
          own?.release()
        },
      }
    },
  }
}

function createHolder(askToRelease: Holder['askToRelease']): Holder {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  return { askToRelease, released, release }
}
