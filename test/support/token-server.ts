import { createServer } from 'node:http'
import { use } from '#test'

/** The answer of the server; undefined leaves a request without one. */
export type TokenAnswer = { status?: number; body: unknown } | undefined

export interface TokenServer {
  url: string
  /** The forms that came in. */
  requests: Record<string, string>[]
  /** The tokens `token-1`, `token-2` … for an hour unless a test changes it. */
  answer: (form: Record<string, string>, count: number) => TokenAnswer
}

/** A token server of OAuth 2 on a local port; a body that is no object is sent as HTML. */
export async function openTokenServer(): Promise<TokenServer> {
  const state: TokenServer = {
    url: '',
    requests: [],
    answer: (_, count) => ({ body: { access_token: `token-${count}`, expires_in: 3600 } }),
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')))
    state.requests.push(form)
    const answer = state.answer(form, state.requests.length)
    if (!answer) return
    const { status = 200, body } = answer
    response.writeHead(status)
    response.end(typeof body === 'object' ? JSON.stringify(body) : String(body))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  use({
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
  const { port } = server.address() as { port: number }
  state.url = `http://127.0.0.1:${port}/token`
  return state
}
