import { setTimeout as pause } from 'node:timers/promises'
import type { InquiryAnswer } from '../../web/base/contract.ts'
import { api } from '../../web/base/routes.ts'
import { inquiry } from './inquiry.ts'

/** The subject by which an inquiry of the load is known. */
export const subjectOf = (number: number) => `Inquiry ${number}`

export interface InquiryLoad {
  /** Resolves when all are acknowledged. */
  done: Promise<void>
  /** The id that each acknowledged one was given, by its number. */
  acknowledged: Map<number, string>
  /** Milliseconds from the first byte of a post to its answer, of those that were answered. */
  times: number[]
}

/** Posts so many inquiries by 16 clients, each until it is acknowledged, under a key of its own. */
export function postInquiries(url: string, count: number): InquiryLoad {
  const acknowledged = new Map<number, string>()
  const times: number[] = []
  let next = 0

  async function client() {
    for (let number = next++; number < count; number = next++) {
      acknowledged.set(number, await post(url, `inquiry-${number}`, number, times))
    }
  }

  const clients = Array.from({ length: 16 }, client)
  return { done: Promise.all(clients).then(() => undefined), acknowledged, times }
}

/**
 * Posts inquiries at a fixed rate, without waiting for earlier answers.
 * @returns the milliseconds that each took
 */
export async function postAtRate(url: string, count: number, perSecond: number) {
  const times: number[] = []
  const begun = performance.now()
  const posts = Array.from({ length: count }, async (_, number) => {
    await pause(begun + (number * 1000) / perSecond - performance.now())
    await post(url, `at-a-rate-${number}`, number, times)
  })
  await Promise.all(posts)
  return times
}

async function post(url: string, idempotencyKey: string, number: number, times: number[]) {
  const body = JSON.stringify(inquiry({ subject: subjectOf(number), idempotencyKey }))
  for (;;) {
    const start = performance.now()
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url + api.contact, { method: 'POST', headers, body })
      .then(async response => ({
        status: response.status,
        ...((await response.json()) as InquiryAnswer),
      }))
      .catch(() => undefined)
    if (answer?.status === 201) {
      times.push(performance.now() - start)
      return answer.id
    }
    if (answer && answer.status < 500) throw new Error(JSON.stringify(answer))
    await pause(20)
  }
}
