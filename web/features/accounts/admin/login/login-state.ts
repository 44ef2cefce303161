/** The state of the login's history entry where another screen led to it. */
export interface LoginState {
  /** The screen's address, to which signing in leads. */
  to: string
}
