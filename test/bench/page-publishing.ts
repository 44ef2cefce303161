/**
 * npx tsx test/bench/page-publishing.ts: how long the built server takes for an editor's calls, over all
 * pages, and for a published page to be shown. Medians and the longest, in milliseconds. Build first.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '../../web/base/routes.ts'
import type { OpenedPage, SavedDraft } from '../../web/features/pages/contract.ts'
import { builtServer } from '../support/built-server.ts'
import { signIn } from '../support/product-edits.ts'
import { publicPages } from '../support/public-pages.ts'
import { removeTemporaryFolders, temporaryFolder } from '../support/temporary-folder.ts'

const folder = await temporaryFolder()
await mkdir(join(folder, 'uploads'))
const server = await builtServer(folder)
await server.start()
const cookie = await signIn(server.url)
const times: Record<string, number[]> = {}

for (const round of ['warm up', 'measured']) {
  for (const { path } of publicPages) {
    const opened = await ask<OpenedPage>('GET', api.editedPage, path)
    const { version, keys, source } = opened
    const keywords = [...(source.keywords as string[]), round]
    const body = { version, keys, source: { ...source, keywords } }
    const times = round === 'measured'
    await ask('POST', api.pagePreview, path, { source: body.source, keys }, times && 'preview')
    const saved = await ask<SavedDraft>('PUT', api.pageDraft, path, body, times && 'save')
    await ask('POST', api.publishPage, path, { version: saved.version }, times && 'publish')
    const begun = performance.now()
    await (await fetch(server.url + path)).arrayBuffer()
    if (times) note('page after that', performance.now() - begun)
  }
}
await server.end('SIGTERM')
await removeTemporaryFolders()
for (const [name, all] of Object.entries(times)) {
  const sorted = all.toSorted((one, other) => one - other)
  const [middle = 0, most = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  console.log(`${name}: ${middle.toFixed(1)} ms in the middle, ${most.toFixed(1)} ms at most`)
}

async function ask<T>(
  method: string,
  address: string,
  path: string,
  body?: object,
  name?: string | false,
): Promise<T> {
  const begun = performance.now()
  const answer = await fetch(`${server.url}${address}?path=${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const got = (await answer.json()) as T
  if (!answer.ok) throw new Error(`${method} ${address} of ${path}: ${JSON.stringify(got)}`)
  if (name) note(name, performance.now() - begun)
  return got
}

function note(name: string, time: number): void {
  times[name] = [...(times[name] ?? []), time]
}
