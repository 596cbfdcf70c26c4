import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { type OpenInvitation, type Person, useVendorPeople } from '@angadi/data/vendor-people/people.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Avatar } from '@angadi/ui/avatar/avatar.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Menu } from '@angadi/ui/menu/menu.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { ArrowLeftRight, EllipsisVertical, KeyRound, LogOut, UserPlus, UserX } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useRightLabels } from '../../shared/vendor/use-right-labels.ts'
import { type Asked, ConfirmChange } from './confirm-change.tsx'
import { personName } from './person-name.ts'

const InviteSheet = lazy(() => import('./invite-sheet.tsx'))
const PositionSheet = lazy(() => import('./position-sheet.tsx'))

/** Everybody who works for a business, and who is invited, each with what the reader may do about it. */
export function PeopleList({ vendor }: { readonly vendor: MyVendor }) {
  const { t } = useTranslation(['vendor-people', 'common'])
  const { data, error, refetch, isFetching } = useVendorPeople(vendor.id)
  const [isInviting, setInviting] = useState(false)
  const [changed, setChanged] = useState<Person>()
  const [asked, setAsked] = useState<Asked>()
  if (error && !data)
    return <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
  if (!data)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <Skeleton shape="box" className="h-64" />
      </SkeletonGroup>
    )
  const mayHandOver = data.positions.some((one) => one.position === 'owner' && one.may_hand_out)
  return (
    <div className="flex flex-col gap-6">
      <ul className="rounded-lg border border-line bg-surface-raised px-3">
        {data.people.map((person) => (
          <PersonRow
            key={person.user_id}
            person={person}
            rights={data.positions.find((one) => one.position === person.position)?.rights ?? []}
            mayHandOver={mayHandOver}
            onPosition={() => setChanged(person)}
            onAsk={setAsked}
          />
        ))}
      </ul>
      {data.invitations.length > 0 ? (
        <Section title={t('waiting.title')}>
          <ul className="rounded-lg border border-line bg-surface-raised px-3">
            {data.invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} onAsk={setAsked} />
            ))}
          </ul>
        </Section>
      ) : null}
      <div>
        <Button icon={<UserPlus aria-hidden />} onClick={() => setInviting(true)}>
          {t('invite.open')}
        </Button>
      </div>
      <ConfirmChange vendor={vendor} asked={asked} onDone={() => setAsked(undefined)} />
      {isInviting ? (
        <Suspense>
          <InviteSheet vendor={vendor} positions={data.positions} onClose={() => setInviting(false)} />
        </Suspense>
      ) : null}
      {changed ? (
        <Suspense>
          <PositionSheet
            vendorId={vendor.id}
            person={changed}
            positions={data.positions}
            onClose={() => setChanged(undefined)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

interface PersonRowProps {
  readonly person: Person
  readonly rights: readonly string[]
  /** Whether the reader may make somebody else the owner. */
  readonly mayHandOver: boolean
  readonly onPosition: () => void
  readonly onAsk: (asked: Asked) => void
}

function PersonRow({ person, rights, mayHandOver, onPosition, onAsk }: PersonRowProps) {
  const { t } = useTranslation('vendor-people')
  const { date } = useFormats()
  const rightLabels = useRightLabels()
  const name = personName(person, t('unnamed'))
  const entries = person.is_me
    ? [
        {
          key: 'leave',
          label: t('change.leave'),
          icon: <LogOut aria-hidden />,
          dangerous: true,
          onSelect: () => onAsk({ do: 'leave' }),
        },
      ]
    : person.may_change
      ? [
          {
            key: 'position',
            label: t('change.position'),
            icon: <ArrowLeftRight aria-hidden />,
            onSelect: onPosition,
          },
          ...(mayHandOver
            ? [
                {
                  key: 'handOver',
                  label: t('change.handOver'),
                  icon: <KeyRound aria-hidden />,
                  onSelect: () => onAsk({ do: 'handOver', userId: person.user_id, name }),
                },
              ]
            : []),
          {
            key: 'dismiss',
            label: t('change.dismiss'),
            icon: <UserX aria-hidden />,
            dangerous: true,
            onSelect: () => onAsk({ do: 'dismiss', userId: person.user_id, name }),
          },
        ]
      : []
  return (
    <li className="flex items-center gap-3 border-b border-line py-3 last:border-0">
      <Avatar name={person.name ?? ''} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {person.name ?? t('unnamed')}
          {person.is_me ? <span className="font-normal text-ink-muted"> {t('me')}</span> : null}
        </p>
        <p className="text-sm">
          {t(`position.${person.position}`)}
          <span className="text-ink-muted">
            {' · '}
            {rightLabels(rights).join(', ')}
          </span>
        </p>
        <p className="text-sm text-ink-muted">
          {[
            person.phone_end ? t('number', { end: person.phone_end }) : '',
            t('since', { day: date(person.since) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {entries.length > 0 ? (
        <Menu
          trigger={<IconButton label={t('more', { name })} icon={<EllipsisVertical aria-hidden />} />}
          entries={entries}
        />
      ) : null}
    </li>
  )
}

function InvitationRow({
  invitation,
  onAsk,
}: {
  readonly invitation: OpenInvitation
  readonly onAsk: (asked: Asked) => void
}) {
  const { t } = useTranslation('vendor-people')
  const { date } = useFormats()
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium">{t('number', { end: invitation.phone_end })}</p>
        <p className="text-sm text-ink-muted">
          {t(`position.${invitation.position}`)}
          {' · '}
          {t('waiting.until', { day: date(invitation.expires_at) })}
        </p>
      </div>
      {invitation.may_change ? (
        <Button
          variant="dangerQuiet"
          size="sm"
          onClick={() => onAsk({ do: 'withdraw', invitationId: invitation.id })}
        >
          {t('waiting.withdraw')}
        </Button>
      ) : null}
    </li>
  )
}
