/** An application in one of the states that an application can have. */
interface Stage {
  readonly state: string
}

/** Whether it is the applicant's turn. */
export function isApplicantsTurn({ state }: Stage): boolean {
  return state === 'draft' || state === 'changes_requested'
}

/** Whether the applicant may still change something: it is not decided yet. */
export function isEditable(application: Stage): boolean {
  return (
    isApplicantsTurn(application) || application.state === 'submitted' || application.state === 'under_review'
  )
}
