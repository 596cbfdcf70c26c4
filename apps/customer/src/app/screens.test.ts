import { customerRoutes } from '@angadi/routes/manifest/customer.ts'
import { isOpenRoute } from '@angadi/routes/trades.ts'
import { expect, test } from 'vitest'
import { bareScreens, screens } from './screens.tsx'

const names = Object.keys(customerRoutes)
const isName = (name: string): name is keyof typeof customerRoutes => name in customerRoutes

test('the manifest calls those routes open that have a screen, and no others', () => {
  const open = names.filter(
    (name) => isName(name) && isOpenRoute(name) && !('redirectTo' in customerRoutes[name]),
  )
  expect(open.filter((name) => name !== 'notFound').toSorted()).toEqual(
    [...Object.keys(screens), ...Object.keys(bareScreens)].toSorted(),
  )
})
