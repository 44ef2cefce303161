import type { ContactDetailsAnswer } from '../../../../admin/contract.ts'
import { companyName } from '../../../../admin/settings.ts'
import { storedForm } from '../../../../admin/ui/stored-form.ts'
import { api } from '../../../../base/routes.ts'

type Details = ContactDetailsAnswer['details']

/** The stored details, what was typed over them, and how they are saved. */
export const useDetailsForm = storedForm<ContactDetailsAnswer, Details, Details>({
  address: api.adminContactDetails,
  entryOf: ({ details }) => details,
  read: body => ({ body, faults: {} }),
  unsaved: 'The contact details that you changed are not saved yet.',
  title: 'Contact details saved',
  saved: 'Visitors see them from now on.',
  notSaved: 'The contact details could not be saved',
  onSaved({ details }, before, queryClient) {
    companyName.set(details.companyName)
    void queryClient.invalidateQueries({ queryKey: [api.overview] })
    // All screens have read the former one with their document.
    if (details.timeZone !== before.details.timeZone) location.reload()
  },
})

export type DetailsForm = ReturnType<typeof useDetailsForm>
