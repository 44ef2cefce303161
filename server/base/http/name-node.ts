import type { RequestListener } from 'node:http'

/** Says in every answer which process made it: for tests of several processes. */
export const nameNode =
  (node: string, answer: RequestListener): RequestListener =>
  (request, response) => {
    response.setHeader('x-node', node)
    return answer(request, response)
  }
