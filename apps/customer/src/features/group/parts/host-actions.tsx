import { useSetGroupState } from '@angadi/data/group/change-group.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Lock, SlidersHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { GroupViewProps } from '../group-view-props.ts'

const RulesSheet = lazy(() => import('./rules-sheet.tsx'))

/** What only the host does: limit and deadline, locking, and ending the group order. */
export function HostActions({ token, group, me }: GroupViewProps) {
  const { t } = useTranslation('group')
  const errorText = useErrorText()
  const rules = useSheet('rules')
  const [isEnding, setEnding] = useState(false)
  const { mutate, isPending } = useSetGroupState(token)
  const isHost = group.people.some(({ id, is_host }) => id === me && is_host)
  if (!isHost || group.state === 'ended' || group.state === 'ordered') return null
  const set = (state: 'locked' | 'ended') =>
    mutate(state, {
      onSettled: () => setEnding(false),
      onError: (error) => notify.problem(t('failedChange'), { description: errorText(error) }),
    })
  return (
    <Section title={t('host.title')}>
      <p className="text-sm text-ink-muted">{t('host.pays')}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" icon={<SlidersHorizontal aria-hidden />} onClick={rules.open}>
          {t('host.rules')}
        </Button>
        {group.state === 'open' ? (
          <Button
            variant="secondary"
            size="sm"
            busy={isPending}
            icon={<Lock aria-hidden />}
            onClick={() => set('locked')}
          >
            {t('host.lock')}
          </Button>
        ) : null}
        <Button variant="dangerQuiet" size="sm" onClick={() => setEnding(true)}>
          {t('host.end')}
        </Button>
      </div>
      <ConfirmDialog
        open={isEnding}
        onOpenChange={setEnding}
        dangerous
        busy={isPending}
        title={t('host.endTitle')}
        body={t('host.endText')}
        confirmLabel={t('host.end')}
        cancelLabel={t('host.goOn')}
        onConfirm={() => set('ended')}
      />
      {rules.isOpen ? (
        <Suspense>
          <RulesSheet token={token} group={group} onClose={rules.close} />
        </Suspense>
      ) : null}
    </Section>
  )
}
