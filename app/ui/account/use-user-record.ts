import { useEffect } from 'react'
import { forgetUser, readUser, rememberUser, type UserRecord } from './user-record.ts'

/** On pages that know from the session who is signed in, what the browser keeps of it is put right. */
export function useUserRecord(customer: UserRecord | null) {
  const uuid = customer?.uuid
  const email = customer?.email ?? ''
  useEffect(() => {
    const remembered = readUser()
    if (uuid === undefined) {
      if (remembered) forgetUser()
    } else if (remembered?.uuid !== uuid) rememberUser({ uuid, email })
  }, [uuid, email])
}
