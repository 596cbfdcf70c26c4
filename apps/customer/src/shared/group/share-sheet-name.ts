/** The name of the sheet that invites people, which several buttons open. */
export const SHARE_SHEET = 'invite'
