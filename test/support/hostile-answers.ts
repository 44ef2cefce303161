import { readPlan } from '../../web/features/design/plan-text.ts'
import { plainRequest } from './plain-request.ts'

export interface HostileAnswers {
  byStatus: Record<string, number>
  /** Milliseconds that each took, by the clock. */
  times: number[]
  /** What was otherwise than any address of a plan is answered. */
  faults: string[]
}

/**
 * Asks for each of the addresses, some at a time.
 * @param clock milliseconds; those of a wall by default
 */
export async function askAll(
  url: string,
  addresses: readonly string[],
  atOnce = 4,
  clock = () => performance.now(),
): Promise<HostileAnswers> {
  const answers: HostileAnswers = { byStatus: {}, times: [], faults: [] }
  let next = 0
  async function askSome(): Promise<void> {
    for (let at = next++; at < addresses.length; at = next++) {
      const address = addresses[at] as string
      const begun = clock()
      const { status, headers } = await plainRequest(url + address)
      answers.times.push(clock() - begun)
      answers.byStatus[status] = (answers.byStatus[status] ?? 0) + 1
      const fault = faultOf(status, headers)
      if (fault) answers.faults.push(`${address.slice(0, 300)}: ${fault}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askSome))
  return answers
}

type Headers = Record<string, string | string[] | undefined>

function faultOf(status: number, headers: Headers): string | undefined {
  const { location, 'set-cookie': cookie } = headers
  if (cookie) return 'a cookie'
  if (status === 200) return undefined
  if (status !== 301 && status !== 302) return `${status}`
  if (typeof location !== 'string') return 'no address to go on to'
  if (!OWN.test(location)) return `leads to ${location}`
  const text = new URL(location, 'http://example.org').searchParams.get('plan')
  return text === null || readPlan(text).as === 'written' ? undefined : `leads to ${location}`
}

/** The one form of an address: `/design.svg?plan=u1.office.…&view=1&roof=off&sizes=on`. */
const OWN =
  /^\/(?:design\.(?:svg|pdf|jpg)|api\/design)(?:\?(?:plan=[a-z0-9.-]+)?(?:&?view=[1-3])?(?:&?roof=off)?(?:&?sizes=on)?)?$/
