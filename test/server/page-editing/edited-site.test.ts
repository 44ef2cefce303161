import * as assert from 'uvu/assert'
import { suite } from '#test'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { openEditing } from './schedule/open-editing.ts'

const test = suite('content with the pages that administrators publish')

const ABOUT = '/about'

/** The editor of the page about, and how often the content was replaced since the last look. */
async function edited() {
  const { editor, site } = await openEditing(await temporaryFolder(), Date.now)
  let times = 0
  site.content.onChange(() => {
    times += 1
  })
  return {
    async saveTitle(title: string) {
      const { version, draft, ...published } = await editor.open(ABOUT)
      const { source, keys } = draft ?? published
      const sections = source.sections.map((one, at) => (at === 1 ? { ...one, title } : one))
      return editor.save(ABOUT, { version, keys, source: { ...source, sections } }, 'amina')
    },
    publish: (version: number) => editor.publish(ABOUT, version, 'amina'),
    replaced() {
      const before = times
      times = 0
      return before
    },
  }
}

test('is replaced by a publication, and by no save of a draft before or after it', async () => {
  const { saveTitle, publish, replaced } = await edited()
  const { version } = await saveTitle('First')
  assert.is(replaced(), 0, 'a draft of a shipped page')
  await publish(version)
  assert.ok(replaced() > 0, 'its publication')
  const next = await saveTitle('Second')
  assert.is(replaced(), 0, 'a draft of a published page')
  await publish(next.version)
  assert.ok(replaced() > 0, 'its publication')
})

test.run()
