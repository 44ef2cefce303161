import type { BrowserServer } from 'playwright'

/** One Chromium for all test files, started when the first of them asks for it. */
export function sharedBrowser(launch: () => Promise<BrowserServer>) {
  let running: Promise<BrowserServer> | undefined
  return {
    /** The address that files connect to. */
    async address(): Promise<string> {
      running ??= launch().then(server => {
        // One that has crashed fails the tests that used it; the next get another.
        server.once('close', () => {
          running = undefined
        })
        return server
      })
      return (await running).wsEndpoint()
    },
    async close(): Promise<void> {
      // One that could not be launched has failed the files that asked for it.
      const server = await running?.catch(() => undefined)
      await server?.close()
    },
  }
}
