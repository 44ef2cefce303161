import { Component, type ReactNode } from 'react'

interface Props {
  /** Another one gives the children a new chance. */
  path: string
  children: ReactNode
}

/** In place of a screen that cannot be shown: often its code is that of an older release. */
export class FailureBoundary extends Component<Props, { failedAt?: string }> {
  override state: { failedAt?: string } = {}

  static getDerivedStateFromError(): { failedAt?: string } {
    return { failedAt: location.pathname }
  }

  override render() {
    if (this.state.failedAt !== this.props.path) return this.props.children
    return (
      <div className="notice" role="alert">
        <p>This screen could not be shown. Loading the page again often helps.</p>
        <p className="actions">
          <button type="button" className="button primary" onClick={() => location.reload()}>
            Load again
          </button>
        </p>
      </div>
    )
  }
}
