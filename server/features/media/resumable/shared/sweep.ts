import { hour } from '../../../../../web/base/units.ts'
import type { Objects } from '../../../../scale/objects/objects.ts'
import { oldKeys } from '../../../../scale/objects/old-keys.ts'
import { keptFor } from '../partial-uploads.ts'
import { type PartObjects, partPrefix } from './part-objects.ts'
import type { UploadRows } from './upload-rows.ts'

/** Milliseconds after which an object that is in no row was left by a process that was killed. */
const storedLongAgo = hour

export interface SweepOptions {
  rows: UploadRows
  parts: PartObjects
  objects: Objects
  isUser: (owner: string) => boolean
}

/** Removes uploads that have not grown for long, those of removed users, and objects of none. */
export async function sweepUploads({ rows, parts, objects, isUser }: SweepOptions): Promise<void> {
  await parts.discard(await rows.removeIdle(keptFor))
  for (const owner of await rows.owners()) {
    if (!isUser(owner)) await parts.discard((await rows.removeOf(owner)).keys)
  }
  for await (const keys of oldKeys(objects, partPrefix, Date.now() - storedLongAgo)) {
    const inUse = await rows.presentParts(keys)
    await parts.discard(keys.filter(key => !inUse.has(key)))
  }
}
