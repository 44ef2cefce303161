import { Component, createRef, type ReactNode } from 'react'

interface Held {
  row: Element
  top: number
}

/**
 * A list whose rows on the screen stay where they are when others come or go above them. Safari has
 * no scroll anchoring, and that of Chromium misses changes that follow on each other.
 */
export class StillRows extends Component<{ children: ReactNode }> {
  private readonly element = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(): Held | null {
    if (scrollY === 0) return null
    const rows = [...(this.element.current?.querySelectorAll('li') ?? [])]
    const row = rows.find(candidate => candidate.getBoundingClientRect().top >= 0)
    return row ? { row, top: row.getBoundingClientRect().top } : null
  }

  override componentDidUpdate(_props: unknown, _state: unknown, snapshot: Held | null): void {
    if (!snapshot?.row.isConnected) return
    const shift = snapshot.row.getBoundingClientRect().top - snapshot.top
    if (shift) scrollBy({ top: shift, behavior: 'instant' })
  }

  override render() {
    return <div ref={this.element}>{this.props.children}</div>
  }
}
