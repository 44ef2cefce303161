import { setTimeout } from 'node:timers/promises'
import { second } from '../../web/base/units.ts'
import type { Database } from '../storage/postgres/database.ts'
import type { Objects } from './objects/objects.ts'

/**
 * The services that the processes of a site share, each with the reason of its fault, or undefined.
 */
export type EngineFaults = Record<'postgresql' | 's3', string | undefined>

/** The limit is below that of the command `health`, which asks for the result. */
const LIMIT = 3 * second

/** Asks both; resolves within three seconds. Reasons are for the log: they name hosts. */
export async function engineFaults(
  database: Pick<Database, 'sql'>,
  objects: Pick<Objects, 'check'>,
): Promise<EngineFaults> {
  const [postgresql, s3] = await Promise.all([
    faultOf(database.sql`select 1`),
    faultOf(objects.check()),
  ])
  return { postgresql, s3 }
}

async function faultOf(answer: Promise<unknown>): Promise<string | undefined> {
  const controller = new AbortController()
  const { signal } = controller
  const tooLate = setTimeout(LIMIT, `no answer within ${LIMIT / second} s`, { signal })
  const fault = answer.then(() => undefined, reasonOf)
  const first = await Promise.race([fault, tooLate.catch(() => undefined)])
  controller.abort()
  return first
}

/** Each of several addresses of a host has its own reason. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
