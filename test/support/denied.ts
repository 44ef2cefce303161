import { chmod, chown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { use } from '#test'
import { becoming } from './owner.ts'

/** An unprivileged user, where this process may switch to one. */
export const otherUser = process.getuid?.() === 0 ? 1000 : undefined

/** For a server that runs as that user. */
export const asOtherUser: Record<string, string> =
  otherUser === undefined ? {} : { NODE_OPTIONS: becoming(otherUser) }

/** Gives that user a folder with all that is in it. */
export async function give(folder: string): Promise<void> {
  if (otherUser === undefined) return
  for (const name of ['.', ...(await readdir(folder, { recursive: true }))]) {
    await chown(join(folder, name), otherUser, otherUser)
  }
}

/**
 * Takes a file or folder from that user, who is left what `mode` gives to others; without another
 * user, what it gives to others is all that this one may.
 * @returns what gives it back
 */
export async function deny(path: string, mode: number): Promise<() => Promise<void>> {
  const before = await stat(path)
  if (otherUser !== undefined) await chown(path, 0, 0)
  await chmod(path, otherUser === undefined ? (mode & 7) << 6 : mode)
  const mend = async () => {
    await chown(path, before.uid, before.gid)
    await chmod(path, before.mode & 0o777)
  }
  // Or the temporary folder could not be removed.
  use(() => mend().catch(() => undefined))
  return mend
}
