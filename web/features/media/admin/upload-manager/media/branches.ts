import type { MediaSection, MediaSlot } from '../../../../../admin/contract.ts'

/** A folder of the tree with all that lies in and below it. */
export interface Branch {
  title: string
  path: string
  /** The titles of its parents from the top down. */
  above: readonly string[]
  slots: readonly MediaSlot[]
  present: number
  branches: readonly Branch[]
}

/** Slots that lie in one folder. */
export interface Group {
  path: string
  title: string
  slots: readonly MediaSlot[]
}

export function branchesOf(
  sections: readonly MediaSection[],
  above: readonly string[] = [],
): Branch[] {
  return sections.map(({ title, targetPath, slots: directSlots, sections: inner = [] }) => {
    const branches = branchesOf(inner, [...above, title])
    const slots = [...directSlots, ...branches.flatMap(branch => branch.slots)]
    const present = slots.filter(slot => slot.present).length
    return { title, path: targetPath, above, slots, present, branches }
  })
}

export function findBranch(branches: readonly Branch[], path: string): Branch | undefined {
  for (const branch of branches) {
    if (branch.path === path) return branch
    const inner = findBranch(branch.branches, path)
    if (inner) return inner
  }
  return undefined
}

/** Groups slots by folder, under titles that begin below the open folder. */
export function groupsOf(
  slots: readonly MediaSlot[],
  branches: readonly Branch[],
  open: string,
): Group[] {
  const groups = new Map<string, MediaSlot[]>()
  for (const slot of slots) {
    const folder = folderOf(slot)
    const group = groups.get(folder)
    if (group) group.push(slot)
    else groups.set(folder, [slot])
  }
  return [...groups].map(([path, slots]) => ({ path, slots, title: titleOf(path, branches, open) }))
}

function titleOf(path: string, branches: readonly Branch[], open: string): string {
  const branch = findBranch(branches, path)
  if (!branch) return path
  const hidden = open ? open.split('/').length : 0
  return [...branch.above, branch.title].slice(hidden).join(' / ') || branch.title
}

const folderOf = ({ path }: MediaSlot) => path.slice(0, Math.max(0, path.lastIndexOf('/')))
