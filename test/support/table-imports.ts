import { setTimeout as pause } from 'node:timers/promises'
import type { AdminProducts } from '../../web/admin/contract.ts'
import { api } from '../../web/base/routes.ts'
import type { BuiltServer } from './built-server.ts'
import { signIn } from './product-edits.ts'
import { sendTable } from './product-table.ts'

/** Chairs that each table changes; it also moves one, and adds one. */
const CHANGED = 100

/**
 * An administrator reads one table after another in. From the second on, the server is killed at a
 * random moment of each import and started again.
 * @returns what was found of a table that is neither all of it nor nothing, or of one that was lost
 */
export async function importUnderKills(server: BuiltServer, kills: number): Promise<string[]> {
  const cookie = signIn(server.url)
  const site = { url: server.url, signIn: () => cookie }
  const faults: string[] = []
  let stored = 0
  let longest = 0
  for (let number = 1; number <= kills + 1; number += 1) {
    const { version } = (await sendTable(site, tableOf(number))).body
    const from = performance.now()
    const sending = sendTable(site, tableOf(number), { version }).catch(() => undefined)
    if (number > 1) {
      await Promise.race([sending, pause(Math.random() * longest)])
      await server.end('SIGKILL')
    }
    const isAcknowledged = (await sending)?.status === 200
    if (number === 1) longest = performance.now() - from
    else await server.start()
    const [now = 0, ...others] = await storedNumbers(site)
    if (others.length > 0) faults.push(`parts of ${[now, ...others]} after ${number}`)
    else if (now !== number && now !== stored) faults.push(`${now} after ${number}`)
    if (isAcknowledged && now !== number) faults.push(`${number} was acknowledged, and is lost`)
    stored = now
  }
  return faults
}

type Site = Parameters<typeof sendTable>[0]

function tableOf(number: number): string {
  const rows = Array.from({ length: CHANGED }, (_, index) => {
    const position = index === 0 ? 1 + (number % CHANGED) : ''
    return `Ch${index + 1},,,${number},Table ${number},${position}`
  })
  return `Code,Collection,Name,Seats,Title,Position\n${rows.join('\n')}\nX-${number},Chairs,,1,,\n`
}

/** The different tables of which something is stored; one where all of it is. */
async function storedNumbers(site: Site): Promise<number[]> {
  const headers = { cookie: await site.signIn() }
  const answer = await fetch(site.url + api.adminProducts, { headers })
  return numbersIn((await answer.json()) as AdminProducts)
}

function numbersIn({ products }: AdminProducts): number[] {
  const chairs = products.filter(({ collection }) => collection === 'chairs')
  const shipped = chairs.filter(({ code }) => /^Ch\d+$/.test(code))
  const first = shipped.find(({ code }) => code === 'Ch1')
  const numbers = shipped.flatMap(({ facts, title }) => [
    facts.seats ?? 0,
    Number(title?.replace('Table ', '') ?? 0),
  ])
  const last = Math.max(
    0,
    ...chairs.flatMap(({ code }) => (code.startsWith('X-') ? [Number(code.slice(2))] : [])),
  )
  const place = first ? chairs.indexOf(first) : 0
  const isMoved = place === (first?.facts.seats ? first.facts.seats % CHANGED : 0)
  return [...new Set([...numbers, last, ...(isMoved ? [] : [-1])])]
}
