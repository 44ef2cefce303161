import type { Context } from 'koa'
import { type Answer, answerFrom } from './answer.ts'
import { type Cache, createCache, type SiteState } from './cache.ts'
import { createFront, type Front, type FrontOptions } from './front.ts'
import { createOrigins } from './origins.ts'

export interface Responses extends Front, Pick<Cache, 'getOrMake'> {
  /** Answers from the cache, or makes and caches the response. */
  answer(ctx: Context, answer: Answer): Promise<void>
}

interface ResponsesOptions extends SiteState, Omit<FrontOptions, 'cache' | 'origins'> {
  /** The company's date. */
  today?: () => string
}

/** The caches of complete responses and of the values they are made from. */
export function createResponses(options: ResponsesOptions): Responses {
  const { today } = options
  const cache = createCache(options, { ...(today && { today }) })
  const origins = createOrigins()
  return {
    ...createFront({ ...options, cache, origins }),
    getOrMake: cache.getOrMake,
    answer: (ctx, answer) => answerFrom({ cache, origins }, ctx, answer),
  }
}
