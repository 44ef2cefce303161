/** A text to begin an answer with; `{name}`, `{items}` and `{company}` in it are filled in. */
export interface AnswerWords {
  /** A UUID, chosen by who adds it. */
  id: string
  /** Under which it is chosen: 1 to 60 characters, each once. */
  title: string
  /** 1 to 2,000 characters. */
  text: string
  /** Rises with each change. */
  version: number
}

/** The response of `GET /api/admin/answer-words`, by title. */
export interface AnswerWordsList {
  words: AnswerWords[]
}

/**
 * The body of `PUT /api/admin/answer-words/ID`, which answers the `AnswerWords`. With the `version`
 * that a change began from; without one it is added, once however often it is sent. 409 where the
 * version is stale or the title is taken, 404 where it was deleted meanwhile.
 */
export interface AnswerWordsBody {
  title: string
  text: string
  version?: number
}

export const answerWordsLimits = { title: 60, text: 2000, count: 100 } as const
