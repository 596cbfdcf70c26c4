import type { Resource } from '@angadi/data/salon-desk/setup.ts'
import {
  SERVICE_LIMITS,
  type ServiceDraft,
  type ServiceField,
} from '@angadi/domain/salon-desk/service-draft.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Checkbox } from '@angadi/ui/checkbox/checkbox.tsx'
import { FieldError } from '@angadi/ui/field/field.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useId } from 'react'
import { StepperField } from '../../../shared/stepper-field.tsx'

export interface WhoDoesItProps {
  readonly draft: ServiceDraft
  readonly wrong: readonly ServiceField[]
  readonly resources: readonly Resource[]
  readonly onChange: (changes: Partial<ServiceDraft>) => void
}

/** The needs of pools: each has one of its own. All rooms that are chosen share one: any of them will do. */
const ROOM_NEED = 2
const POOL_NEEDS = [3, 4]

/** Who can do a service, each with a price of their own, how many do it together, and which rooms and places it takes. */
export function WhoDoesIt({ draft, wrong, resources, onChange }: WhoDoesItProps) {
  const { t } = useTranslation('salon')
  const errorId = useId()
  // Somebody who was switched off stays as they were, and in sight while they are chosen.
  const people = resources.filter((one) => one.kind === 'person' && (one.is_active || one.id in draft.who))
  const rooms = resources.filter((one) => one.kind !== 'person' && (one.is_active || one.id in draft.rooms))
  const without = <Value,>(record: Readonly<Record<string, Value>>, id: string) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => key !== id))
  const freeNeed = POOL_NEEDS.find((need) => !Object.values(draft.rooms).includes(need))
  const choosePerson = (id: string, isChosen: boolean) =>
    onChange({ who: isChosen ? { ...draft.who, [id]: '' } : without(draft.who, id) })
  const chooseRoom = ({ id, kind }: Resource, isChosen: boolean) => {
    const need = kind === 'room' ? ROOM_NEED : freeNeed
    if (!isChosen) onChange({ rooms: without(draft.rooms, id) })
    else if (need !== undefined) onChange({ rooms: { ...draft.rooms, [id]: need } })
  }
  return (
    <>
      <fieldset className="min-w-0" aria-describedby={errorId}>
        <legend className="mb-1 text-sm font-medium">{t('who.title')}</legend>
        {people.length === 0 ? (
          <div className="flex flex-col items-start gap-2">
            <p className="text-ink-muted">{t('who.nobody')}</p>
            <LinkButton
              variant="secondary"
              size="sm"
              render={<AppLink to={`${pathTo('salonServices')}?part=team&person=new`} />}
            >
              {t('team.addPerson')}
            </LinkButton>
          </div>
        ) : (
          <ul>
            {people.map(({ id, name, is_active: isActive }) => (
              <li key={id} className="border-b border-line py-1 last:border-0">
                <Checkbox
                  label={name}
                  hint={isActive ? undefined : t('team.off')}
                  checked={id in draft.who}
                  onChange={(event) => choosePerson(id, event.currentTarget.checked)}
                />
                {id in draft.who ? (
                  <div className="max-w-56 pb-2 ps-9">
                    <TextField
                      label={t('who.ownPrice', { name })}
                      lead="₹"
                      inputMode="decimal"
                      autoComplete="off"
                      placeholder={draft.price}
                      value={draft.who[id] ?? ''}
                      onChange={(event) =>
                        onChange({ who: { ...draft.who, [id]: event.currentTarget.value } })
                      }
                    />
                  </div>
                ) : null}
              </li>
            ))}
          </ul>
        )}
        <FieldError id={errorId} error={wrong.includes('who') ? t('service.wrong.who') : undefined} />
      </fieldset>
      {people.length > 1 ? (
        <StepperField
          label={t('who.together')}
          value={draft.people}
          onChange={(count) => onChange({ people: count })}
          min={1}
          max={Math.max(draft.people, Math.min(SERVICE_LIMITS.people, people.length))}
          decreaseLabel={t('who.fewer')}
          increaseLabel={t('who.more')}
        />
      ) : null}
      {rooms.length > 0 ? (
        <fieldset className="min-w-0">
          <legend className="mb-1 text-sm font-medium">{t('who.rooms')}</legend>
          <p className="text-sm text-ink-muted">{t('who.roomsText')}</p>
          {rooms.map((room) => (
            <Checkbox
              key={room.id}
              label={room.name}
              hint={t(`team.kind.${room.kind}`)}
              checked={room.id in draft.rooms}
              disabled={room.kind === 'pool' && !(room.id in draft.rooms) && freeNeed === undefined}
              onChange={(event) => chooseRoom(room, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      ) : null}
    </>
  )
}
