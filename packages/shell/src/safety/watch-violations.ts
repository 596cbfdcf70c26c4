import { isRapid, withClick } from '@angadi/domain/rate-limit/suspicious.ts'
import { onPolicyViolation } from './policy-violations.ts'
import { reportViolation } from './report-violation.ts'

/**
 * Reports behaviour that is not human: what the content policy blocked, submissions less than 1 s apart, and more than
 * 50 clicks in 5 s (Spec §7 Security violations).
 */
export function watchViolations(): void {
  onPolicyViolation((violation) => reportViolation('content-policy', { ...violation }))
  let submittedAt: number | undefined
  document.addEventListener(
    'submit',
    ({ timeStamp }) => {
      if (isRapid(submittedAt, timeStamp))
        reportViolation('rapid-submissions', { apartMs: Math.round(timeStamp - (submittedAt ?? timeStamp)) })
      submittedAt = timeStamp
    },
    true,
  )
  let clicks: readonly number[] = []
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      const { lately, isStorm } = withClick(clicks, timeStamp)
      clicks = lately
      if (isStorm) reportViolation('click-storm', { clicks: 51, withinMs: 5_000 })
    },
    true,
  )
}
