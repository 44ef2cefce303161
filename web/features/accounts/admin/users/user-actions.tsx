import type { ListedUser } from '../../../../admin/contract.ts'
import { Button } from '../../../../admin/ui/button.tsx'
import { confirm } from '../../../../admin/ui/confirm.tsx'
import { api } from '../../../../base/routes.ts'
import { useUserChange } from './use-user-change.ts'

/** Disabling and deleting, except for the protected user and the own account. */
export function UserActions({ user }: { user: ListedUser }) {
  const { id, username, isActive } = user
  const remove = useUserChange('User deleted successfully', 'Failed to delete user')
  const change = useUserChange(
    isActive ? 'User disabled successfully' : 'User enabled successfully',
    'Failed to change user',
  )
  if (user.isProtected) return <p className="user-note">Cannot delete admin</p>
  if (user.isYou) return <p className="user-note">Cannot delete your own account</p>

  async function askAndRemove() {
    const isConfirmed = await confirm({
      title: `Are you sure you want to delete user "${username}"?`,
      text: 'They are signed out at once, wherever they are.',
      action: 'Delete',
    })
    if (isConfirmed) remove.mutate({ address: api.user(id), method: 'DELETE' })
  }

  const isBusy = remove.isPending || change.isPending
  const toggle = () =>
    change.mutate({ address: api.user(id), method: 'PATCH', body: { isActive: !isActive } })
  return (
    <div className="user-actions">
      <Button className="button small secondary" isBusy={isBusy} onClick={toggle}>
        {isActive ? 'Disable' : 'Enable'}
        <span className="visually-hidden"> {username}</span>
      </Button>
      <Button className="button small secondary" isBusy={isBusy} onClick={askAndRemove}>
        Delete
        <span className="visually-hidden"> {username}</span>
      </Button>
    </div>
  )
}
