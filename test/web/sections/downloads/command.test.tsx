import { renderToStaticMarkup } from 'react-dom/server'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Command } from '../../../../web/sections/downloads/command.tsx'

const test = suite('a command')

test('has each word with a hyphen in an element of its own, which stays on one line', () => {
  assert.is(
    renderToStaticMarkup(<Command text="tar -xzf a-b.gz && ls" />),
    '<pre><code>tar <span>-xzf</span> <span>a-b.gz</span> &amp;&amp; ls</code></pre>',
  )
})

test.run()
