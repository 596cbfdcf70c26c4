import { useLiveRoles } from '@angadi/data/session/live-roles.ts'

/** Listens for changes of the person's roles; loaded once the first screen stands. */
export default function LiveRoles() {
  useLiveRoles()
  return null
}
