import { useLeaveGroup } from '@angadi/data/group/change-group.ts'
import type { GroupPerson } from '@angadi/data/group/group.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Avatar } from '@angadi/ui/avatar/avatar.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Check } from 'lucide-react'
import { useState } from 'react'
import type { GroupViewProps } from '../group-view-props.ts'
import { shownPerson } from '../shown-person.ts'
import { paiseOf } from '../totals.ts'
import { GroupLineRow } from './group-line-row.tsx'

export interface PersonCardProps extends GroupViewProps {
  readonly person: GroupPerson
}

/** One person with what they have chosen; one's own lines can be changed here, and the host may remove anybody's. */
export function PersonCard({ token, group, me, person }: PersonCardProps) {
  const { t } = useTranslation('group')
  const errorText = useErrorText()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useLeaveGroup(token)
  const lines = group.lines.filter((line) => line.person_id === person.id)
  const isMe = person.id === me
  const isHost = group.people.some(({ id, is_host }) => id === me && is_host)
  const mayLeave = !person.is_host && (isMe ? group.accepting : isHost && isOpen(group.state))
  const name = shownPerson(person.name)
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Avatar name={person.name} size="sm" />
        <h3 className="min-w-0 flex-1 font-semibold wrap-anywhere">
          <bdi>{person.name}</bdi>
          {isMe ? <span className="font-normal text-ink-muted"> {t('people.you')}</span> : null}
        </h3>
        {person.is_host ? <Badge tone="action">{t('people.host')}</Badge> : null}
        {person.ready ? (
          <Badge tone="success" icon={<Check aria-hidden />}>
            {t('people.isReady')}
          </Badge>
        ) : null}
        <Price paise={paiseOf(group, person.id)} />
      </div>
      {lines.length === 0 ? (
        <p className="mt-2 text-sm text-ink-muted">{t(isMe ? 'people.nothingYou' : 'people.nothing')}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {lines.map((line) => (
            <li key={line.id}>
              <GroupLineRow token={token} group={group} me={me} line={line} />
            </li>
          ))}
        </ul>
      )}
      {mayLeave ? (
        <Button variant="dangerQuiet" size="sm" className="-ml-3" onClick={() => setAsking(true)}>
          {isMe ? t('people.leave') : t('people.remove', { name })}
        </Button>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        dangerous
        busy={isPending}
        title={isMe ? t('people.leaveTitle') : t('people.removeTitle', { name })}
        body={t(isMe ? 'people.leaveText' : 'people.removeText')}
        confirmLabel={isMe ? t('people.leave') : t('people.remove', { name })}
        cancelLabel={t('people.stay')}
        onConfirm={() =>
          mutate(isMe ? undefined : person.id, {
            onSettled: () => setAsking(false),
            onError: (error) => notify.problem(t('failedChange'), { description: errorText(error) }),
          })
        }
      />
    </Card>
  )
}

function isOpen(state: GroupViewProps['group']['state']): boolean {
  return state === 'open' || state === 'locked'
}
