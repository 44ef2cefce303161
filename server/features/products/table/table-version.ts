import { createHash } from 'node:crypto'
import { conflict } from '../../../base/errors.ts'
import type { Collections } from '../lists/collection-schema.ts'
import type { Products } from '../products.ts'

/**
 * What was compared: which products there are, each with what is said of it, and the bytes of the file.
 * Every change of a product or of a list raises a version.
 */
export function tableVersion(
  { collections }: Pick<Products, 'collections'>,
  stored: Collections,
  bytes: Uint8Array,
): string {
  const versions = new Map(stored.map(({ id, version }) => [id, version]))
  const state = collections.map(({ id, name, products }) => [
    id,
    name,
    versions.get(id),
    products.map(({ code, version }) => [code, version]),
  ])
  return `${digest(JSON.stringify(state))}-${digest(bytes)}`
}

const digest = (of: string | Uint8Array) =>
  createHash('sha256').update(of).digest('hex').slice(0, 32)

/** @throws AppError 409 that says which of the two is another */
export function assertVersion(given: string, now: string): void {
  if (given === now) return
  const [, file] = given.split('-')
  throw conflict(now.endsWith(`-${file}`) ? PRODUCTS : FILE)
}

const PRODUCTS =
  'Products have changed since this table was checked. Nothing was changed: check it again.'
const FILE = 'This is not the file that was checked. Nothing was changed: check it again.'
