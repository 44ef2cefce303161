import { api } from '../../../web/base/routes.ts'
import { administrators, type Route, signingIn } from '../../base/http/route.ts'
import type { Accounts } from './index.ts'

export const accountRoutes = ({
  signIn,
  users,
  own,
  openSessions,
  secondFactor,
}: Accounts): Route[] => [
  signingIn('POST', api.login, signIn.signIn),
  signingIn('POST', api.logout, signIn.signOut),
  administrators('GET', api.me, signIn.current),
  administrators('GET', api.users, users.list),
  administrators('POST', api.users, users.create),
  administrators('PATCH', api.user(':id'), users.change),
  administrators('DELETE', api.user(':id'), users.remove),
  administrators('GET', api.account, own.show),
  administrators('PUT', api.accountPassword, own.changePassword),
  administrators('PUT', api.accountEmail, own.changeEmail),
  administrators('GET', api.accountSessions, openSessions.list),
  administrators('DELETE', api.accountSessions, openSessions.endOthers),
  administrators('DELETE', api.accountSession(':id'), openSessions.end),
  administrators('POST', api.secondFactor, secondFactor.begin),
  administrators('PUT', api.secondFactor, secondFactor.enable),
  administrators('POST', api.secondFactorRemoval, secondFactor.disable),
  administrators('POST', api.recoveryCodes, secondFactor.renewRecoveryCodes),
]
