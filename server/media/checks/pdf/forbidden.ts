import { createNameReader, type NameReader } from './names.ts'
import { refuseActive, refuseEncrypted } from './refusals.ts'

/** What acts by itself or carries a file along. ISO 32000-1, 7.11.4, 12.6.4.5 and 12.6.4.16. */
const active = new Set(['JavaScript', 'JS', 'Launch', 'EmbeddedFile', 'EmbeddedFiles'])

/** Looks at bytes that are objects. @throws AppError 415 at a name that catalogs may not hold */
export function createObjectGuard(): NameReader {
  return createNameReader(name => {
    if (name === 'Encrypt') refuseEncrypted()
    if (active.has(name)) refuseActive()
  })
}

/** Values of `S` in actions that start something; a rendition may hold a script. */
const actions = new Set(['JavaScript', 'Launch', 'Rendition'])

/**
 * Looks at a stream's bytes as they lie in the file. They are pictures, fonts and packed pages, in
 * which short names turn up by chance; a reader that rebuilds a lost index may take them for objects
 * all the same, so an action in plain letters is refused.
 */
export function createContentGuard(): NameReader {
  let mayBeAction = false
  return createNameReader(name => {
    if (name === 'S') mayBeAction = true
    if (name === 'EmbeddedFile' || name === 'EmbeddedFiles') refuseActive()
    if (mayBeAction && actions.has(name)) refuseActive()
  })
}
