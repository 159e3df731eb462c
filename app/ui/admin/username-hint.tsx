/** Password managers look for the name beside a password; people see it elsewhere. */
export function UsernameHint({ username }: { username: string }) {
  return (
    <input
      type="text"
      name="account"
      value={username}
      autoComplete="username"
      className="hidden"
      tabIndex={-1}
      aria-hidden="true"
      readOnly
    />
  )
}
