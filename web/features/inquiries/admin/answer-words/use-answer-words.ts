import { useQuery, useQueryClient } from '@tanstack/react-query'
import { reportFailure } from '../../../../admin/report-failure.ts'
import { request } from '../../../../admin/request.ts'
import { undoToast } from '../../../../admin/ui/undo-toast.tsx'
import { api } from '../../../../base/routes.ts'
import type { AnswerWords, AnswerWordsBody, AnswerWordsList } from './contract.ts'

/** The texts to begin answers with. Another administrator may have changed them since. */
export const useAnswerWords = () =>
  useQuery<AnswerWordsList>({ queryKey: [api.answerWords], refetchOnMount: 'always' })

/** Stores and deletes answer words; Undo brings deleted ones back. */
export function useAnswerWordsChanges() {
  const queryClient = useQueryClient()
  const readAgain = () => queryClient.invalidateQueries({ queryKey: [api.answerWords] })
  const put = (id: string, body: AnswerWordsBody) =>
    request<AnswerWords>(api.answerWord(id), { method: 'PUT', body })

  async function bringBack({ id, title, text }: AnswerWords): Promise<void> {
    try {
      await put(id, { title, text })
    } catch (error) {
      reportFailure(error, 'The text could not be brought back. Please add it again.')
    }
    await readAgain()
  }

  return {
    readAgain,
    /** @throws RequestError where it was not stored */
    async save(id: string, body: AnswerWordsBody): Promise<void> {
      await put(id, body)
      await readAgain()
    },

    async remove(words: AnswerWords): Promise<void> {
      try {
        await request(api.answerWord(words.id), { method: 'DELETE' })
        undoToast(`“${words.title}” deleted`, () => void bringBack(words))
      } catch (error) {
        reportFailure(error, 'The text could not be deleted. Please try again.')
      }
      await readAgain()
    },
  }
}
