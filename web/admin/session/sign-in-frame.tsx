import type { ReactNode } from 'react'
import { routes } from '../../base/routes.ts'
import { settings } from '../settings.ts'

interface Props {
  title: string
  children: ReactNode
}

/** The frame of a sign-in form: the company, and one of the site's own pictures. */
export function SignInFrame({ title, children }: Props) {
  return (
    <div className="sign-in">
      <main className="sign-in-main">
        <p className="sign-in-company">
          <a href={routes.home}>{settings.companyName}</a>
        </p>
        <h1>{title}</h1>
        {children}
      </main>
      <img className="sign-in-picture" src={settings.picture} alt="" />
    </div>
  )
}
