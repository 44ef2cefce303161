/** What the login's entry in the browser's history holds where another screen led to it. */
export interface LoginState {
  /** The screen's address, to which signing in leads. */
  to: string
}
