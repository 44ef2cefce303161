import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { isSignedOut, reasonOf } from '../request.ts'
import { Waiting } from '../ui/waiting.tsx'
import { branchesOf, findBranch } from './media/branches.ts'
import { useArrivals, useLookAgain, useMediaList, useSlotDetails } from './media/use-media.ts'
import { signInAgain } from './sign-in-again.ts'
import { queue } from './uploads.ts'
import { useUploadGuards } from './use-upload-guards.ts'
import { Section } from './views/section.tsx'
import { SignInDialog } from './views/sign-in-dialog.tsx'
import { Tree } from './views/tree.tsx'

/** All places for media: what is in them, and what is on its way. */
export function UploadManager() {
  const { data: list, error } = useMediaList()
  const { data: details } = useSlotDetails()
  const lookAgain = useLookAgain()
  const [query, setQuery] = useSearchParams()
  const branches = useMemo(() => branchesOf(list?.sections ?? []), [list])
  useArrivals()
  useUploadGuards()

  if (error && !list) {
    if (isSignedOut(error)) queueMicrotask(signInAgain)
    return (
      <>
        <p className="alert" role="alert">
          {reasonOf(error, 'The list of media could not be read. Load the page again.')}
        </p>
        <SignInDialog onSignedIn={lookAgain} />
      </>
    )
  }
  if (!list) return <Waiting />

  const branch = findBranch(branches, query.get('section') ?? '')
  const open = branch?.path ?? ''
  const openSection = (path: string) => setQuery(path === '' ? {} : { section: path })

  return (
    <div className="upload-manager">
      <Tree
        branches={branches}
        total={list.total}
        present={list.present}
        open={open}
        onOpen={openSection}
      />
      <Section key={open} branches={branches} branch={branch} details={details} />
      <SignInDialog
        onSignedIn={() => {
          lookAgain()
          queue.resume()
        }}
      />
    </div>
  )
}
