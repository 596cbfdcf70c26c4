import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { DeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { TOWNS } from '@angadi/location/towns.ts'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { MapPin } from 'lucide-react'
import { useState } from 'react'

/** The towns and areas we serve, for users who do not share their position. */
export function TownList({ onPick }: { readonly onPick: (location: DeliveryLocation) => void }) {
  const { t } = useTranslation('location')
  const [labels, setLabels] = useState('')
  const wanted = labels.trim().toLowerCase()
  const found = TOWNS.filter(({ name, city, pincode }) =>
    [name, city, pincode].some((text) => text.toLowerCase().includes(wanted)),
  )
  return (
    <section aria-labelledby="towns">
      <h3 id="towns" className="mb-2 text-sm font-semibold text-ink-muted">
        {t('sheet.towns')}
      </h3>
      <SearchField
        label={t('sheet.search')}
        clearLabel={t('sheet.clearSearch')}
        value={labels}
        onChange={setLabels}
      />
      {found.length === 0 ? <p className="py-6 text-center text-ink-muted">{t('sheet.noTown')}</p> : null}
      <ul className="mt-2 divide-y divide-line">
        {found.map(({ key, name, city, pincode, lat, lng }) => (
          <li key={key}>
            <ListRow
              lead={<MapPin aria-hidden />}
              title={name}
              note={name === city ? pincode : `${city} ${pincode}`}
              render={<button type="button" onClick={() => onPick({ lat, lng, name, source: 'town' })} />}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
