import { askGuard } from '@angadi/auth/guard.ts'
import { primaryRole, ROLES, type Role } from '@angadi/domain/roles.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { DataTable } from '@angadi/ui/data-table/data-table.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Check, X } from 'lucide-react'

export interface RoleTestViewProps {
  /** The roles in the session's app metadata. */
  readonly carried: readonly Role[]
  /** The roles that the route guards use; undefined while they are being fetched. */
  readonly roles: readonly Role[] | undefined
  /** The roles that the server confirms for the user. */
  readonly granted: readonly Role[]
}

/** Compares the roles in the session with what the guards and the server answer for every role. */
export function RoleTestView({ carried, roles, granted }: RoleTestViewProps) {
  const { t } = useTranslation(['roles', 'shell'])
  const names = (held: readonly Role[]) =>
    held.length === 0
      ? t('test.none')
      : ROLES.filter((role) => held.includes(role))
          .map((role) => t(`shell:roles.${role}`))
          .join(', ')
  const isSame = ROLES.every((role) => carried.includes(role) === granted.includes(role))
  return (
    <Page width="reading">
      <h1 className="text-2xl font-bold">{t('test.title')}</h1>
      <p className="mt-1 mb-5 text-ink-muted">{t('test.text')}</p>
      {isSame ? null : (
        <div className="mb-5">
          <Banner tone="warning">{t('test.disagree')}</Banner>
        </div>
      )}
      <KeyValueList
        entries={[
          { key: 'carried', label: t('test.carried'), value: names(carried) },
          { key: 'stored', label: t('test.stored'), value: names(granted) },
          { key: 'primary', label: t('test.primary'), value: t(`shell:roles.${primaryRole(granted)}`) },
        ]}
      />
      <div className="mt-8">
        <Section title={t('test.guards')}>
          <DataTable
            caption={t('test.guards')}
            rowKey={(role) => role}
            rows={ROLES}
            columns={[
              { key: 'role', header: t('test.asked'), cell: (role) => t(`shell:roles.${role}`) },
              {
                key: 'guard',
                header: t('test.guard'),
                cell: (role) => (
                  <Answer yes={askGuard({ role }, { ready: true, signedIn: true, roles }) === 'enter'} />
                ),
              },
              {
                key: 'server',
                header: t('test.server'),
                cell: (role) => <Answer yes={granted.includes(role)} />,
              },
            ]}
          />
        </Section>
      </div>
    </Page>
  )
}

function Answer({ yes }: { readonly yes: boolean }) {
  const { t } = useTranslation('roles')
  return yes ? (
    <Badge tone="success" icon={<Check aria-hidden />}>
      {t('test.yes')}
    </Badge>
  ) : (
    <Badge icon={<X aria-hidden />}>{t('test.no')}</Badge>
  )
}
