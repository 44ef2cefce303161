import { setTimeout as pause } from 'node:timers/promises'
import { openProductStore } from '../../server/features/products/store.ts'
import type { StorePlace } from '../../server/storage/store-options.ts'
import type { AdminProduct } from '../../web/admin/contract.ts'
import { api } from '../../web/base/routes.ts'
import { PASSWORD } from './site.ts'
import { storedProduct } from './stored-product.ts'

/** Few enough that two administrators often have the same one open. */
const CODES = Array.from({ length: 12 }, (_, index) => `Ch${index + 1}`)

/** A change that the server has acknowledged. */
interface Edit {
  code: string
  slot: string
  /** After it. */
  version: number
  /** What it set. */
  seats?: number
  name?: string
}

export interface ProductEdits {
  /** Resolves when both have finished. */
  done: Promise<void>
  acknowledged: Edit[]
  /** How often one was told that the other had changed the product. */
  readonly refused: number
}

/**
 * Two administrators change products at random until each has saved so many changes: the number of
 * seats, the name, or both, in the table of products or, the name alone, with its picture.
 * @param otherUrl of the second one, where the site has several processes
 */
export function editProducts(url: string, each: number, otherUrl = url): ProductEdits {
  const acknowledged: Edit[] = []
  let refused = 0

  async function administrator(url: string): Promise<void> {
    let cookie = await signIn(url)
    for (let saved = 0; saved < each; ) {
      const code = CODES[Math.floor(Math.random() * CODES.length)] as string
      const known = await ask<AdminProduct>(url, cookie, 'GET', api.adminProduct(code))
      // As long as it takes to type a number.
      await pause(Math.random() * 10)
      const { version = 0, slot = '' } = known.body ?? {}
      const change = randomChange(code)
      const answer =
        known.status === 200 ? await save(url, cookie, { code, slot, version, ...change }) : known
      if (answer.status === 200) {
        acknowledged.push({ code, slot, version: version + 1, ...change })
        saved += 1
      } else if (answer.status === 409) refused += 1
      else if (answer.status === 401) cookie = await signIn(url)
      else await pause(20)
    }
  }

  return {
    done: Promise.all([administrator(url), administrator(otherUrl)]).then(() => undefined),
    acknowledged,
    get refused() {
      return refused
    },
  }
}

/** Names differ by their product, since no two of a page may have the same. */
function randomChange(code: string): Pick<Edit, 'seats' | 'name'> {
  const number = () => 1 + Math.floor(Math.random() * 999)
  const [seats, name] = [number(), `${code} no. ${number()}`]
  return [{ seats }, { name }, { seats, name }][Math.floor(Math.random() * 3)] as object
}

function save(url: string, cookie: string, { code, slot, version, seats, name }: Edit) {
  if (seats !== undefined || Math.random() < 0.5) {
    return ask(url, cookie, 'PATCH', api.adminProduct(code), { version, seats, name })
  }
  const slots = { [slot]: { version, productName: name } }
  return ask(url, cookie, 'PATCH', api.slotDetails, { slots })
}

/** Compares the products of a stopped server with what it had acknowledged. */
export async function compareEdits(place: StorePlace, acknowledged: readonly Edit[]) {
  const store = await openProductStore(place)
  const named = ({ code, version }: Pick<Edit, 'code' | 'version'>) => `${code} version ${version}`
  const counted = new Map<string, number>()
  for (const edit of acknowledged) counted.set(named(edit), (counted.get(named(edit)) ?? 0) + 1)
  const byVersion = new Map(acknowledged.map(edit => [named(edit), edit]))

  const isLost = (edit: Edit) => {
    const { version = 0, facts = {}, name } = storedProduct(store, edit.code)
    const stored = { seats: facts.seats, name }
    return (
      version < edit.version ||
      (['seats', 'name'] as const).some(
        field =>
          edit[field] !== undefined &&
          stored[field] !== edit[field] &&
          !mayBeReplaced(edit, field, version),
      )
    )
  }

  /** By a later change, which may have been stored and not been acknowledged. */
  function mayBeReplaced({ code, version }: Edit, field: 'seats' | 'name', last: number): boolean {
    for (let later = version + 1; later <= last; later += 1) {
      const edit = byVersion.get(named({ code, version: later }))
      if (!edit || edit[field] !== undefined) return true
    }
    return false
  }

  return {
    lost: acknowledged.filter(isLost).map(named),
    /** Two that began from the same version were both acknowledged. */
    overwritten: [...counted].filter(([, count]) => count > 1).map(([name]) => name),
  }
}

/** A status of 0 where there is no answer. */
async function ask<T>(url: string, cookie: string, method: string, path: string, body?: object) {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
  const sent = body && { body: JSON.stringify(body) }
  return fetch(url + path, { method, headers, ...sent })
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
