import { useRef, useState } from 'react'
import { Bar } from '../../../../../admin/ui/bar.tsx'
import { Hint } from '../../../../../admin/ui/hint.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import type { Branch } from '../media/branches.ts'

interface Props {
  branches: readonly Branch[]
  total: number
  present: number
  /** The path of the section that is shown; '' shows all. */
  open: string
  /** The title of that section, with those above it. */
  title: string
  onOpen: (path: string) => void
}

/** The tree of sections, each with its number of slots that have uploaded files. */
export function Tree({ branches, total, present, open, title, onOpen }: Props) {
  const [isUnfolded, setUnfolded] = useState(false)
  const fold = useRef<HTMLButtonElement>(null)
  const choose = (path: string) => {
    // The rows disappear on a phone, and with them the focus.
    if (isUnfolded) fold.current?.focus()
    setUnfolded(false)
    onOpen(path)
  }
  return (
    <nav className="media-tree" aria-label="Sections" data-unfolded={isUnfolded || undefined}>
      <button
        type="button"
        className="media-fold"
        ref={fold}
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <span className="media-open">{title}</span>
        <span className="visually-hidden">, choose another section</span>
        <span className="media-count">
          {present.toLocaleString('en')} of {total.toLocaleString('en')}
        </span>
        <Icon name="chevron" />
      </button>
      <div className="media-rows">
        <button
          type="button"
          className="media-total"
          aria-current={open === '' || undefined}
          onClick={() => choose('')}
        >
          Media · {present.toLocaleString('en')} of {total.toLocaleString('en')}
        </button>
        <Branches branches={branches} open={open} onOpen={choose} />
      </div>
    </nav>
  )
}

type Rows = Pick<Props, 'branches' | 'open' | 'onOpen'>

function Branches({ branches, open, onOpen }: Rows) {
  return (
    <ul>
      {branches.map(branch => (
        <BranchRow key={branch.path} branch={branch} open={open} onOpen={onOpen} />
      ))}
    </ul>
  )
}

function BranchRow({ branch, open, onOpen }: Omit<Rows, 'branches'> & { branch: Branch }) {
  const { title, path, slots, present, branches } = branch
  const leadsToOpen = open === path || open.startsWith(`${path}/`)
  const [isExpanded, setExpanded] = useState(leadsToOpen)
  const isCurrent = open === path
  return (
    <li>
      <div className="media-branch" data-current={isCurrent || undefined}>
        {branches.length > 0 ? (
          <Hint text={`${isExpanded ? 'Hide' : 'Show'} what is in ${title}`}>
            <button
              type="button"
              className="media-expand"
              aria-expanded={isExpanded}
              aria-label={`Folders of ${title}`}
              onClick={() => setExpanded(!isExpanded)}
            >
              <Icon name="chevron" />
            </button>
          </Hint>
        ) : (
          <span className="media-expand" />
        )}
        <button
          type="button"
          className="media-section"
          aria-current={isCurrent || undefined}
          onClick={() => {
            setExpanded(true)
            onOpen(path)
          }}
        >
          <span>{title}</span>
          <span className="media-count">
            {present.toLocaleString('en')}/{slots.length.toLocaleString('en')}
          </span>
          <Bar value={present} of={slots.length} />
        </button>
      </div>
      {isExpanded && branches.length > 0 && (
        <Branches branches={branches} open={open} onOpen={onOpen} />
      )}
    </li>
  )
}
