import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { type PeopleChange, useChangePeople } from '@angadi/data/vendor-people/people.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'

/** What is asked once more before it is done. */
export type Asked =
  | { readonly do: 'dismiss' | 'handOver'; readonly userId: string; readonly name: string }
  | { readonly do: 'withdraw'; readonly invitationId: string }
  | { readonly do: 'leave' }

export interface ConfirmChangeProps {
  readonly vendor: MyVendor
  readonly asked: Asked | undefined
  readonly onDone: () => void
}

/** Asks before somebody is dismissed, leaves, or becomes the owner, and says what follows from it. */
export function ConfirmChange({ vendor, asked, onDone }: ConfirmChangeProps) {
  const { t } = useTranslation(['vendor-people', 'common'])
  const errorText = useErrorText()
  const { mutateAsync, isPending } = useChangePeople(vendor.id)
  const words = asked ? wordsOf(asked) : undefined
  const confirm = (change: PeopleChange) =>
    mutateAsync(change).then(onDone, (error: unknown) => {
      onDone()
      notify.problem(errorText(error))
    })
  function wordsOf(one: Asked) {
    switch (one.do) {
      case 'dismiss':
        return {
          title: t('change.dismissTitle', { name: one.name }),
          body: t('change.dismissText'),
          label: t('change.dismiss'),
        }
      case 'handOver':
        return {
          title: t('change.handOverTitle', { name: one.name }),
          body: t('change.handOverText'),
          label: t('change.handOver'),
        }
      case 'withdraw':
        return {
          title: t('waiting.withdrawTitle'),
          body: t('waiting.withdrawText'),
          label: t('waiting.withdraw'),
        }
      case 'leave':
        return {
          title: t('change.leaveTitle', { vendor: vendor.name }),
          body: t('change.leaveText'),
          label: t('change.leave'),
        }
    }
  }
  return (
    <ConfirmDialog
      open={asked !== undefined}
      onOpenChange={(open) => {
        if (!open) onDone()
      }}
      title={words?.title ?? ''}
      body={words?.body ?? ''}
      confirmLabel={words?.label ?? ''}
      cancelLabel={t('common:cancel')}
      dangerous
      busy={isPending}
      onConfirm={() => {
        if (asked) void confirm(asked)
      }}
    />
  )
}
