import { expect, test } from 'vitest'
import { domainsOf, subjectsOf } from './domains.ts'

const migration = (name: string, text: string) => ({ path: `/x/${name}.sql`, text })

const migrations = [
  migration('20260101000100_letters', '-- What people\n-- write.\n\ncreate table public.letters (x int);'),
  migration(
    '20260102000000_stamps',
    '-- Stamps.\n-- Domain: letters\n\ncreate function private.stamp(x int)',
  ),
  migration(
    '20260103000000_rides',
    '-- Rides.\n\ncreate or replace function private.stamp(x int)\ncreate type private.ride as',
  ),
]

test('what is made belongs to the domain of the migration that made it first', () => {
  expect([...domainsOf(migrations)]).toEqual([
    ['public.letters', 'letters'],
    ['private.stamp', 'letters'],
    ['private.ride', 'rides'],
  ])
})

test('what is renamed stays where it was', () => {
  const renamed = migration(
    '20260104000000_notes',
    'alter table public.letters rename to notes;\nalter function private.stamp(x int) rename to seal;',
  )
  const domains = domainsOf([...migrations, renamed])
  expect([domains.get('public.notes'), domains.get('private.seal')]).toEqual(['letters', 'letters'])
})

test('a domain is about what the migration of its name says', () => {
  expect([...subjectsOf(migrations)]).toEqual([
    ['letters', 'What people write.'],
    ['rides', 'Rides.'],
  ])
})
