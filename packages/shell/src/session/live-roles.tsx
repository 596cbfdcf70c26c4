import { useLiveRoles } from '@angadi/data/session/live-roles.ts'

/** Subscribes to changes of the user's roles; loaded once the first screen is shown. */
export default function LiveRoles() {
  useLiveRoles()
  return null
}
