import { renderToStaticMarkup } from 'react-dom/server'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Archive } from '../../../web/base/contract.ts'
import { Command } from '../../../web/sections/downloads/command.tsx'
import { countOf, sectionMarkup } from '../markup.tsx'

const test = suite('deployment archives')

const packed: Archive = {
  name: 'original',
  file: 'showyard.tar.gz',
  bytes: 12_400_000,
  files: 340,
  sha256: 'abc123',
  packedAt: '2026-01-31T08:00:59.123Z',
}

const downloads = (archives: Archive[]) =>
  sectionMarkup(
    {
      kind: 'downloads',
      title: 'Archives',
      archives: [
        { name: 'verified', title: 'With its modules', text: 'Ready to run' },
        { name: 'original', title: 'Source', text: 'To build' },
      ],
      steps: [{ text: 'Unpack' }],
    },
    { archives },
  )

test('those that are packed can be downloaded, the others say how to pack them', async () => {
  const [first = '', second = ''] = (await downloads([packed])).split('</article>')
  assert.match(first, 'Not packed yet')
  assert.not.match(first, 'Download')
  assert.not.match(second, 'Not packed yet')
  assert.match(second, '<a class="button primary" href="/showyard.tar.gz" download="">')
  assert.is(countOf(await downloads([]), 'Not packed yet'), 2)
})

test('have their size, the minute they were packed in, and their checksum', async () => {
  const html = await downloads([packed])
  assert.match(html, '<dd>12 MB, 340 files</dd>')
  assert.match(html, '>2026-01-31 08:00 UTC</time>')
  assert.match(html, '<code>abc123</code>')
})

test('name a platform only where they need one', async () => {
  assert.not.match(await downloads([packed]), 'Runs on')
  const html = await downloads([{ ...packed, platform: 'linux-x64' }])
  assert.match(html, '<dt>Runs on</dt><dd>linux-x64</dd>')
})

test('a command has each word with a hyphen in an element of its own, which stays on one line', () => {
  assert.is(
    renderToStaticMarkup(<Command text="tar -xzf a-b.gz && ls" />),
    '<pre><code>tar <span>-xzf</span> <span>a-b.gz</span> &amp;&amp; ls</code></pre>',
  )
})

test.run()
