import * as assert from 'uvu/assert'
import { use } from '#test'
import { unsavedNow } from '../../web/admin/unsaved.ts'
import { liveHook } from './live-hook.tsx'
import { emptyClient } from './rendered.tsx'

/**
 * Mounts a form over what is stored; when the test ends it has nothing unsaved, which would make
 * signing out ask in another file of the same process.
 * @param entryOf the fields as they show what is stored
 */
export function openStoredForm<Stored, Entry, Form extends { change(fields: Entry): void }>(
  useForm: () => Form,
  address: string,
  stored: Stored,
  entryOf: (stored: Stored) => Entry,
) {
  const client = emptyClient()
  const key = [address]
  client.setQueryDefaults(key, { staleTime: Number.POSITIVE_INFINITY, enabled: false })
  client.setQueryData(key, stored)
  const hook = liveHook(useForm, { client })
  use(() => {
    hook.now.change(entryOf(client.getQueryData<Stored>(key) ?? stored))
    assert.equal(unsavedNow(), [])
  })
  return hook
}
