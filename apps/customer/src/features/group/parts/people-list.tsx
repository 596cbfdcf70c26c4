import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { UserPlus } from 'lucide-react'
import { SHARE_SHEET } from '../../../shared/group/share-sheet-name.ts'
import type { GroupViewProps } from '../group-view-props.ts'
import { PersonCard } from './person-card.tsx'

/** Who takes part, and who has chosen what. */
export function PeopleList({ token, group, me }: GroupViewProps) {
  const { t } = useTranslation('group')
  const share = useSheet(SHARE_SHEET)
  const ready = group.people.filter((person) => person.ready).length
  return (
    <Section
      title={t('people.title')}
      action={
        group.state === 'open' ? (
          <Button variant="quiet" size="sm" icon={<UserPlus aria-hidden />} onClick={share.open}>
            {t('people.invite')}
          </Button>
        ) : null
      }
    >
      <p aria-live="polite" className="text-sm text-ink-muted">
        {t('people.ready', { ready, count: group.people.length })}
      </p>
      <ul className="flex flex-col gap-3">
        {group.people.map((person) => (
          <li key={person.id}>
            <PersonCard token={token} group={group} me={me} person={person} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
