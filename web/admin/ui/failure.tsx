import { Component, type ReactNode } from 'react'

interface Props {
  /** Another path gives the children a new chance. */
  path: string
  /** Called before the children are shown again, such as to load their code again. */
  onRetry?: () => void
  children: ReactNode
}

interface State {
  failedAt?: string
  /** Neither code nor data came: the connection is lost, or the site does not answer. */
  isUnreached?: boolean
}

/**
 * Replaces a screen that cannot be shown: the connection is lost, or its code is of an older
 * release.
 */
export class FailureBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    // Both `fetch` and `import()` throw a TypeError without an answer.
    return { failedAt: location.pathname, isUnreached: error instanceof TypeError }
  }

  override componentDidMount(): void {
    addEventListener('online', this.retry)
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.retry)
  }

  /** Some browsers remember that a module did not come: then only loading the page again helps. */
  hasRetried = false

  retry = (): void => {
    if (!this.state.isUnreached || this.hasRetried) return
    this.hasRetried = true
    this.props.onRetry?.()
    this.setState({ failedAt: '', isUnreached: false })
  }

  override render() {
    if (this.state.failedAt !== this.props.path) return this.props.children
    const { isUnreached } = this.state
    const canRetry = isUnreached && !this.hasRetried
    return (
      <div className="notice" role="alert">
        <p>
          {isUnreached
            ? 'This screen could not be loaded: there is no connection to the site. What you typed elsewhere is kept.'
            : 'This screen could not be shown. Loading the page again often helps.'}
        </p>
        <p className="actions">
          <button
            type="button"
            className="button primary"
            onClick={canRetry ? this.retry : () => location.reload()}
          >
            {canRetry ? 'Try again' : 'Load again'}
          </button>
        </p>
      </div>
    )
  }
}
