import { useMutation, useQueryClient } from '@tanstack/react-query'
import { reportFailure } from '../../../../admin/report-failure.ts'
import { RequestError, type RequestOptions, request } from '../../../../admin/request.ts'
import { api } from '../../../../base/routes.ts'
import { showToast } from '../../../../ui/toast/toasts.ts'

interface Change extends RequestOptions {
  address: string
}

/**
 * A change of the list of users: tells how it went, and reads the list again when the server has
 * answered. Without an answer that would fail as well, and its toast would take this one's place.
 */
export function useUserChange(success: string, failure: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ address, ...options }: Change) => request(address, options),
    onSuccess: () => showToast({ title: 'Success', description: success }),
    onError: error => reportFailure(error, failure),
    onSettled: (_done, error) => {
      const isAnswered = error === null || error instanceof RequestError
      if (isAnswered) return queryClient.invalidateQueries({ queryKey: [api.users] })
      return undefined
    },
  })
}
