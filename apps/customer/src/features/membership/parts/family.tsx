import type { Membership } from '@angadi/data/membership/my-membership.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useChange } from './use-change.ts'

/** With whom a membership is shared; nothing where it is not the reader's own, or cannot be shared. */
export function Family({ membership }: { readonly membership: Membership }) {
  const { t } = useTranslation('membership')
  const { change } = useChange()
  const { family, family_members: most } = membership
  if (!(family && most)) return null
  return (
    <Section title={t('family.title')}>
      <p>{t('family.text', { n: most })}</p>
      <ul className="divide-y divide-line">
        {family.map((person) => (
          <li key={person.id}>
            <ListRow
              title={person.name}
              note={person.joined_at ? t('family.joined') : t('family.invited', { end: person.phone_end })}
              trail={
                <IconButton
                  label={t('family.remove', { name: person.name })}
                  icon={<X />}
                  onClick={() => change({ do: 'remove', personId: person.id })}
                />
              }
            />
          </li>
        ))}
      </ul>
      {family.length < most ? <Invite /> : null}
    </Section>
  )
}

function Invite() {
  const { t } = useTranslation('membership')
  const { change, doing } = useChange()
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const invite = (event: FormEvent) => {
    event.preventDefault()
    change({ do: 'invite', name, phone }, () => {
      setName('')
      setPhone('')
    })
  }
  return (
    <form onSubmit={invite} className="flex max-w-form flex-col gap-3">
      <TextField
        required
        label={t('family.name')}
        maxLength={60}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextField
        required
        label={t('family.phone')}
        type="tel"
        inputMode="tel"
        maxLength={20}
        value={phone}
        onChange={({ currentTarget }) => setPhone(currentTarget.value)}
      />
      <Button type="submit" variant="secondary" busy={doing === 'invite'}>
        {t('family.invite')}
      </Button>
    </form>
  )
}
