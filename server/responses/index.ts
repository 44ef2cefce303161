import type { Context } from 'koa'
import type { Report } from '../http/finished-request.ts'
import { type Answer, answerFrom } from './answer.ts'
import { type Cache, createCache, type SiteState } from './cache.ts'
import { createFront, type Front } from './front.ts'

export interface Responses extends Front, Pick<Cache, 'getOrMake'> {
  /** Answers with what is kept, or what is made now and kept. */
  answer(ctx: Context, answer: Answer): Promise<void>
}

/** Everything that is made once and given to many: whole answers, and what they are made of. */
export function createResponses(
  options: SiteState & { trustProxy: number; report: Report },
): Responses {
  const cache = createCache(options)
  return {
    ...createFront(cache, options),
    getOrMake: cache.getOrMake,
    answer: (ctx, answer) => answerFrom(cache, ctx, answer),
  }
}
