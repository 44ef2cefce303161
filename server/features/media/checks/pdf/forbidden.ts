import { createNameReader, type NameReader } from './names.ts'
import { refuseActive, refuseEncrypted } from './refusals.ts'

/** Active content and embedded files. ISO 32000-1, 7.11.4, 12.6.4.5 and 12.6.4.16. */
const active = new Set(['JavaScript', 'JS', 'Launch', 'EmbeddedFile', 'EmbeddedFiles'])

/**
 * Checks bytes that are objects.
 * @throws AppError 415 at a name that catalogs may not contain
 */
export function createObjectGuard(): NameReader {
  return createNameReader(name => {
    if (name === 'Encrypt') refuseEncrypted()
    if (active.has(name)) refuseActive()
  })
}

/** Values of `S` in actions that start something; a rendition may contain a script. */
const actions = new Set(['JavaScript', 'Launch', 'Rendition'])

/**
 * Checks a stream's raw bytes. They are images, fonts and object streams, in which short names
 * occur by chance; a reader that rebuilds a lost cross-reference table may still parse them as
 * objects, so an action in plain text is rejected.
 */
export function createContentGuard(): NameReader {
  let mayBeAction = false
  return createNameReader(name => {
    if (name === 'S') mayBeAction = true
    if (name === 'EmbeddedFile' || name === 'EmbeddedFiles') refuseActive()
    if (mayBeAction && actions.has(name)) refuseActive()
  })
}
