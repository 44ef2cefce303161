import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { picture } from '../../../../support/samples.ts'
import { photo } from '../open-media.ts'
import { type OpenForm, onVolume, openUploads, outcomeOf } from './open-uploads.ts'
import { inProcess, sharedPlace } from './shared/shared-place.ts'

const test = suite('resumable upload API beside another request')

const forms: Record<string, OpenForm> = {
  'a volume': onVolume,
  'a database and a bucket': media => inProcess(sharedPlace())(media),
}

/** `once` takes what runs once, right before or after an upload is looked for. */
async function open(openForm: OpenForm) {
  const tasks: { before?: () => Promise<unknown>; after?: () => Promise<unknown> } = {}
  const run = async (when: 'before' | 'after') => {
    const task = tasks[when]
    delete tasks[when]
    await task?.()
  }
  const watched: OpenForm = async media => {
    const form = await openForm(media)
    const find: typeof form.uploads.find = async (id, owner) => {
      await run('before')
      const found = await form.uploads.find(id, owner)
      await run('after')
      return found
    }
    return { ...form, uploads: { ...form.uploads, find } }
  }
  return { ...(await use(openUploads({}, watched))), once: tasks }
}

for (const [name, openForm] of Object.entries(forms)) {
  for (const when of ['before', 'after'] as const) {
    for (const method of ['HEAD', 'PATCH']) {
      test(`${method} hears the outcome where another one finishes ${when} it looks, over ${name}`, async () => {
        const { create, append, ask, once, library } = await open(openForm)
        const file = await picture('jpeg')
        const address = (await create(photo.path, file.length)).headers.get('location') ?? ''
        const send = () => append(address, 0, file)
        let other: Response | undefined
        once[when] = async () => {
          other = await send()
        }
        const answer = await (method === 'HEAD' ? ask(address) : send())
        assert.is(answer.status, 200)
        assert.is(outcomeOf(answer)?.status, 'uploaded')
        assert.equal(other && outcomeOf(other), outcomeOf(answer))
        assert.is(library.coverage.present, 1)
      })
    }
  }
}

test.run()
