import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { accept, isCodeOfNobody } from '@/features/distribution/accept'
import type { BindingOutcome } from '@/features/distribution/model'
import { invitationQuery } from '@/features/distribution/queries'
import { useLoggedIn } from '@/features/session/atoms'
import { requireLogin } from '@/features/session/require-login'
import { readStored, removeStored } from '@/platform/storage/stored-values'

type Accepted = BindingOutcome | 'failed' | undefined

/**
 * A visitor who came by a friend's code: who invites, and whether the invitation was accepted (a login
 * accepts it).
 */
export function useInvited(code: string) {
  const loggedIn = useLoggedIn()
  const invitation = useQuery(invitationQuery(code))
  const [accepted, setAccepted] = useState<Accepted>()
  const [attempt, setAttempt] = useState(0)
  const existing = invitation.data !== undefined
  const isWrong = !existing && isCodeOfNobody(invitation.error)
  useEffect(() => {
    // an unknown code does not block the next one
    if (isWrong && readStored('invite') === code) removeStored('invite')
  }, [isWrong, code])
  useEffect(() => {
    if (!loggedIn || !existing) return
    let gone = false
    accept(code).then(
      (outcome) => !gone && setAccepted(outcome),
      () => !gone && setAccepted('failed')
    )
    return () => {
      gone = true
    }
  }, [code, loggedIn, existing, attempt])
  return {
    loggedIn,
    invitation,
    isWrong,
    accepted,
    logIn: () => void requireLogin(),
    again: () => {
      setAccepted(undefined)
      setAttempt((count) => count + 1)
    }
  }
}
