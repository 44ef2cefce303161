import type { PlainRequest } from './plain-request.ts'

/** Enough for all pages and the drawings of a few, in each form that common browsers ask for. */
const MOST_ENTRIES = 4000
const MOST_BYTES = 24 * 1024 * 1024
/** Browsers in use ask in a handful of ways; whoever makes up more drives out the oldest. */
const MOST_FORMS = 16

export interface Answer {
  url: string
  asked: PlainRequest['asked']
  headers: string[]
  /** For a visitor who has it already. */
  headersUnchanged: string[]
  /** Undefined where none is given: every visitor then gets the body. */
  etag: string | undefined
  body: Buffer
  route: string
  isCurrent: () => boolean
}

export interface AnswerCache {
  add(answer: Answer): void
  find(url: string, asked: PlainRequest['asked']): Answer | undefined
}

/**
 * Answers by address, and among those of an address by how it was asked for. That is compared value
 * by value, since a key of all of them would be put together and hashed at each request.
 */
export function createAnswerCache(): AnswerCache {
  // In the order of their making.
  const answers = new Set<Answer>()
  const byUrl = new Map<string, Answer[]>()
  let bytes = 0

  function drop(answer: Answer): void {
    if (!answers.delete(answer)) return
    bytes -= answer.body.length
    const others = byUrl.get(answer.url)?.filter(one => one !== answer) ?? []
    if (others.length > 0) byUrl.set(answer.url, others)
    else byUrl.delete(answer.url)
  }

  function find(url: string, asked: PlainRequest['asked']): Answer | undefined {
    return byUrl.get(url)?.find(answer => answer.asked.every((value, at) => value === asked[at]))
  }

  return {
    find,
    add(answer) {
      const { url, asked, body } = answer
      const before = find(url, asked)
      if (before) drop(before)
      const [oldest, ...others] = byUrl.get(url) ?? []
      if (oldest && others.length >= MOST_FORMS - 1) drop(oldest)
      answers.add(answer)
      byUrl.set(url, [...(byUrl.get(url) ?? []), answer])
      bytes += body.length
      for (const one of answers) {
        if (answers.size <= MOST_ENTRIES && bytes <= MOST_BYTES) break
        drop(one)
      }
    },
  }
}
