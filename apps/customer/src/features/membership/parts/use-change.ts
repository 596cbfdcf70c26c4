import { useChangeMembership } from '@angadi/data/membership/change-membership.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'

/** Changes the membership and says so where it is refused. */
export function useChange() {
  const errorText = useErrorText()
  const { mutate, isPending, variables } = useChangeMembership()
  return {
    /** What is being done. */
    doing: isPending ? variables.do : undefined,
    change: (wanted: Parameters<typeof mutate>[0], onDone?: () => void) =>
      mutate(wanted, {
        onError: (error) => notify.problem(errorText(error)),
        ...(onDone ? { onSuccess: onDone } : {}),
      }),
  }
}
