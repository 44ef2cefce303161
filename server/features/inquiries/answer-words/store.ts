import * as z from 'zod'
import {
  type AnswerWords,
  type AnswerWordsBody,
  answerWordsLimits,
} from '../../../../web/features/inquiries/admin/answer-words/contract.ts'
import { conflict, notFound } from '../../../base/errors.ts'
import { openStore } from '../../../storage/open-store.ts'
import type { StorePlace } from '../../../storage/store-options.ts'
import { initialAnswerWords } from './shipped.ts'

const stored = z.array(
  z.strictObject({
    id: z.uuid(),
    title: z.string().min(1).max(answerWordsLimits.title),
    text: z.string().min(1).max(answerWordsLimits.text),
    version: z.int().positive(),
  }),
)

export const answerWordsFormat = { version: 1, schema: stored }

export type AnswerWordsStore = Awaited<ReturnType<typeof openAnswerWords>>

/** The texts that administrators begin their answers with. */
export async function openAnswerWords(options: StorePlace) {
  const store = await openStore<AnswerWords[]>({
    ...options,
    ...answerWordsFormat,
    initial: () => initialAnswerWords.map(words => ({ ...words, version: 1 })),
  })

  return {
    /** The list is sorted by title. */
    list: (): AnswerWords[] =>
      store.value.toSorted((one, other) => one.title.localeCompare(other.title, 'en')),

    /**
     * Adds a text, or changes the one of this version.
     * @throws AppError 404 where it was deleted; 409 where the version is stale, the title is taken
     * or there are too many
     */
    put: (id: string, body: AnswerWordsBody): Promise<AnswerWords> =>
      store.change(draft => {
        const { title, text, version } = body
        const stored = draft.find(words => words.id === id)
        const isAgain = version === undefined && stored?.title === title && stored.text === text
        if (stored && isAgain) return { ...stored }
        if (version !== undefined && !stored) throw gone()
        if (stored && stored.version !== version) throw conflict(CHANGED)
        ensureNewTitle(draft, id, title)
        if (stored)
          return { ...Object.assign(stored, { title, text, version: stored.version + 1 }) }
        if (draft.length >= answerWordsLimits.count) throw conflict(TOO_MANY)
        const added = { id, title, text, version: 1 }
        draft.push(added)
        return { ...added }
      }),

    /** @throws AppError 404 */
    remove: (id: string): Promise<AnswerWords> =>
      store.change(draft => {
        const index = draft.findIndex(words => words.id === id)
        const [removed] = index < 0 ? [] : draft.splice(index, 1)
        if (!removed) throw gone()
        return { ...removed }
      }),

    settled: store.settled,
  }
}

function ensureNewTitle(all: readonly AnswerWords[], id: string, title: string): void {
  const isTaken = all.some(
    words => words.id !== id && words.title.toLowerCase() === title.toLowerCase(),
  )
  if (isTaken) throw conflict(TAKEN, { title: TAKEN })
}

const gone = () => notFound('Somebody has deleted this text meanwhile.')

const CHANGED =
  'Somebody else has changed this text meanwhile. Load it again, and repeat your change.'
const TAKEN = 'There is another text of this name.'
const TOO_MANY = `There are ${answerWordsLimits.count} texts: delete one first.`
