import { readdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { day } from '../../web/base/units.ts'
import { TYPES } from '../base/http/assets.ts'
import type { Objects } from './objects/objects.ts'
import { oldKeys } from './objects/old-keys.ts'

/** Pages are open for long, and a release may be taken back. */
const KEPT = 30 * day
const AT_ONCE = 8

/**
 * Puts the built assets of a folder into the bucket: those that are not there, or were put so long ago
 * that they could go.
 */
export async function putAssets(
  folder: string,
  objects: Pick<Objects, 'list' | 'put'>,
  now: number,
): Promise<void> {
  const fresh = new Set<string>()
  for await (const { key, storedAt } of objects.list('assets/')) {
    if (now - storedAt.getTime() < day) fresh.add(key)
  }
  const missing = (await namesIn(folder)).filter(name => !fresh.has(`assets/${name}`))
  const putNext = async (): Promise<void> => {
    for (let name = missing.pop(); name !== undefined; name = missing.pop()) {
      await objects.put(`assets/${name}`, { file: join(folder, name) })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, putNext))
}

/** Removes assets that no release has put for a month. */
export async function removeOldAssets(
  objects: Pick<Objects, 'list' | 'remove'>,
  now: number,
): Promise<void> {
  for await (const keys of oldKeys(objects, 'assets/', now - KEPT)) await objects.remove(keys)
}

/** A file with a compressed form is listed by that form alone. */
async function namesIn(folder: string): Promise<string[]> {
  const names = new Set(await readdir(folder))
  return [...names].filter(name => {
    const isCompressed = name.endsWith('.br')
    const plain = isCompressed ? name.slice(0, -'.br'.length) : name
    return extname(plain) in TYPES && (isCompressed || !names.has(`${name}.br`))
  })
}
