import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { type Connection, connect } from './bidi.ts'
import { saidOn, startProgram } from './program.ts'
import type { Tab, TestedBrowser } from './tab.ts'

/**
 * Firefox speaks WebDriver BiDi by itself. Script is a setting of its profile: one Firefox each.
 */
export async function launchFirefox(): Promise<TestedBrowser> {
  const running = { on: await start('on'), off: await start('off') }
  return { visitor: ({ script } = { script: 'on' }) => openTab(running[script]) }
}

async function start(script: 'on' | 'off'): Promise<Connection> {
  const profile = await temporaryFolder()
  await writeFile(
    join(profile, 'user.js'),
    `user_pref('javascript.enabled', ${script === 'on'});\n`,
  )
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const firefox = startProgram(['firefox-esr', ...args])
  const [, address] = await saidOn(firefox.streams[1], /BiDi listening on (ws:\S+)/)
  const connection = await connect(`${address}/session`)
  await connection.send('session.new', { capabilities: {} })
  await connection.send('session.subscribe', { events: ['log.entryAdded'] })
  return connection
}

async function openTab({ send, complaintsOf }: Connection): Promise<Tab> {
  const { userContext } = await send('browser.createUserContext', {})
  const { context } = await send('browsingContext.create', { type: 'tab', userContext })
  return {
    complaints: complaintsOf(context),
    async goTo(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async back() {
      await send('browsingContext.traverseHistory', { context, delta: -1 })
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    async ask(question, ...args) {
      const { type, result, exceptionDetails } = await send('script.callFunction', {
        functionDeclaration: `args => JSON.stringify((${question})(...JSON.parse(args)) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: false,
      })
      if (type === 'exception') throw new Error(exceptionDetails.text)
      return JSON.parse(result.value)
    },
    async perform(actions) {
      await send('input.performActions', { context, actions })
    },
    async print() {
      const { data } = await send('browsingContext.print', { context, background: false })
      return Buffer.from(data, 'base64')
    },
    async close() {
      await send('browser.removeUserContext', { userContext })
    },
  }
}
