import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openProductRecords } from '../../server/products/store.ts'
import type { AdminProduct } from '../../web/admin/contract.ts'
import { api } from '../../web/routes.ts'
import { PASSWORD } from './site.ts'

/** Few enough that two administrators often have the same one open. */
const CODES = Array.from({ length: 12 }, (_, index) => `Ch${index + 1}`)

/** A change that the server has acknowledged. */
interface Edit {
  code: string
  /** After it. */
  version: number
  seats: number
}

export interface ProductEdits {
  /** Resolves when both have finished. */
  done: Promise<void>
  acknowledged: Edit[]
  /** How often one was told that the other had changed the product. */
  readonly refused: number
}

/** Two administrators change products at random until each has saved so many changes. */
export function editProducts(url: string, each: number): ProductEdits {
  const acknowledged: Edit[] = []
  let refused = 0

  async function administrator(): Promise<void> {
    let cookie = await signIn(url)
    for (let saved = 0; saved < each; ) {
      const code = CODES[Math.floor(Math.random() * CODES.length)] as string
      const known = await ask<AdminProduct>(url, cookie, 'GET', code)
      // As long as it takes to type a number.
      await pause(Math.random() * 10)
      const seats = 1 + Math.floor(Math.random() * 999)
      const { version = 0 } = known.body ?? {}
      const answer =
        known.status === 200 ? await ask(url, cookie, 'PATCH', code, { version, seats }) : known
      if (answer.status === 200) {
        acknowledged.push({ code, version: version + 1, seats })
        saved += 1
      } else if (answer.status === 409) refused += 1
      else if (answer.status === 401) cookie = await signIn(url)
      else await pause(20)
    }
  }

  return {
    done: Promise.all([administrator(), administrator()]).then(() => undefined),
    acknowledged,
    get refused() {
      return refused
    },
  }
}

/** Compares the volume of a stopped server with what it had acknowledged. */
export async function compareEdits(folder: string, acknowledged: readonly Edit[]) {
  const records = await openProductRecords({ file: join(folder, 'data/products.json') })
  const named = ({ code, version }: Edit) => `${code} version ${version}`
  const counted = new Map<string, number>()
  for (const edit of acknowledged) counted.set(named(edit), (counted.get(named(edit)) ?? 0) + 1)
  const isLost = ({ code, version, seats }: Edit) => {
    const stored = records.of(code)
    return stored.version < version || (stored.version === version && stored.facts.seats !== seats)
  }
  return {
    lost: acknowledged.filter(isLost).map(named),
    /** Two that began from the same version were both acknowledged. */
    overwritten: [...counted].filter(([, count]) => count > 1).map(([name]) => name),
  }
}

/** A status of 0 where there is no answer. */
async function ask<T>(url: string, cookie: string, method: string, code: string, body?: object) {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
  const sent = body && { body: JSON.stringify(body) }
  return fetch(url + api.adminProduct(code), { method, headers, ...sent })
    .then(async answer => ({ status: answer.status, body: (await answer.json()) as T | undefined }))
    .catch(() => ({ status: 0, body: undefined }))
}

/** Until the server answers. */
export async function signIn(url: string): Promise<string> {
  const body = JSON.stringify({ username: 'admin', password: PASSWORD })
  const headers = { 'content-type': 'application/json' }
  for (;;) {
    const answer = await fetch(url + api.login, { method: 'POST', headers, body }).catch(() => null)
    if (answer?.ok) {
      return answer.headers
        .getSetCookie()
        .map(one => one.split(';')[0])
        .join('; ')
    }
    await pause(50)
  }
}
