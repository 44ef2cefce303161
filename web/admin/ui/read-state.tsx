import { isSignedOut, reasonOf } from '../request.ts'
import { Waiting } from './waiting.tsx'

interface Props {
  /** The subject at the beginning of a sentence: `The bin`. */
  what: string
  /** The result, undefined until it is there. */
  data: unknown
  error: Error | null
}

/** The query client asks again by itself without any answer. */
const advice = (error: Error) =>
  error instanceof TypeError
    ? ': there is no connection to the site. It comes when there is one again.'
    : '. Load the page again.'

/**
 * Shows that something is still being read, or could not be; nothing once it is there. An expired
 * session has its own dialog, after which everything is read again.
 */
export function ReadState({ what, data, error }: Props) {
  if (error && !isSignedOut(error)) {
    return (
      <p className="alert" role="alert">
        {reasonOf(error, `${what} could not be read${advice(error)}`)}
      </p>
    )
  }
  return data === undefined ? <Waiting /> : null
}
