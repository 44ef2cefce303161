interface Limit {
  /** In milliseconds, after which the answer is given up. */
  timeout?: number
}

export interface Session {
  /** @throws what the browser says where it refuses */
  command<Answer>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    options?: Limit,
  ): Promise<Answer>
}

/** WebDriver (W3C): each command is a request with JSON, each answer is `{ value }`. */
export async function openSession(
  driver: string,
  capabilities: object,
  limit?: Limit,
): Promise<Session> {
  const body = { capabilities: { alwaysMatch: capabilities } }
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${driver}/session`, body, limit)
  return {
    command: (method, path, body, limit) =>
      ask(method, `${driver}/session/${sessionId}${path}`, body, limit),
  }
}

async function ask<Answer>(
  method: string,
  address: string,
  body?: object,
  { timeout }: Limit = {},
): Promise<Answer> {
  const answer = await fetch(address, {
    method,
    body: body ? JSON.stringify(body) : null,
    signal: timeout === undefined ? null : AbortSignal.timeout(timeout),
  })
  const { value } = (await answer.json()) as { value: Answer & { message?: string } }
  if (!answer.ok) throw new Error(`${address}: ${value.message}`)
  return value
}
