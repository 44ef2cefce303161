import * as assert from 'uvu/assert'
import { answerRequests } from './admin-page.ts'

interface Saving {
  now: { isSaving: boolean; save(): unknown }
}

/** Saves, and once more before the answer has come: sends one request, and ends as answered. */
export async function savesOnce(hook: Saving, answered: object): Promise<void> {
  let answer = (_: object) => {}
  const sent = answerRequests(() => new Promise(resolve => (answer = resolve)))
  const first = hook.now.save()
  assert.is(hook.now.isSaving, true)
  await hook.now.save()
  assert.is(sent.length, 1)
  answer(answered)
  await first
  assert.is(hook.now.isSaving, false)
}
