import { useMutation, useQueryClient } from '@tanstack/react-query'
import { reportFailure } from '../../../../admin/report-failure.ts'
import { fieldErrorsOf, type RequestOptions, request } from '../../../../admin/request.ts'
import { api } from '../../../../base/routes.ts'
import { showToast } from '../../../../ui/toast/toasts.ts'

interface Change extends RequestOptions {
  address: string
}

/**
 * Sends a change of the user's own account and invalidates its queries.
 * @param success the title of a toast; without it none is shown
 */
export function useAccountChange<Answer>(success?: string) {
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ address, ...options }: Change) => request<Answer>(address, options),
    onSuccess: () => {
      if (success) showToast({ title: 'Success', description: success })
      for (const address of [api.account, api.accountSessions, api.me]) {
        void queryClient.invalidateQueries({ queryKey: [address] })
      }
    },
    onError: error => {
      const isShownAtField = Object.keys(fieldErrorsOf(error)).length > 0
      if (!isShownAtField) reportFailure(error, 'This could not be saved. Please try again.')
    },
  })
  return { change: mutate, isBusy: isPending, fields: fieldErrorsOf(error) }
}
