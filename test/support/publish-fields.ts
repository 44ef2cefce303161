import type { PageCalls } from './page-calls.ts'

/** Saves a page as it is published, with other fields, and publishes it. */
export async function publishFields(pages: PageCalls, path: string, fields: object) {
  const { version, source, keys } = await pages.open(path)
  const saved = await pages.save(path, { version, keys, source: { ...source, ...fields } })
  return pages.publish(path, saved.body.version)
}
