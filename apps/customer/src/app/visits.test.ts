import { customerRoutes } from '@angadi/routes/manifest/customer.ts'
import { expect, test } from 'vitest'
import { visits } from '../../vite.config.ts'
import { FIRST_NAMESPACES, SIGN_IN_NAMESPACES } from './first-namespaces.ts'
import { bareScreens } from './screens.tsx'

test('every path preloads the namespaces that its screen starts with, and no others', () => {
  for (const [name, { path }] of Object.entries(customerRoutes)) {
    const needed = name in bareScreens ? SIGN_IN_NAMESPACES : FIRST_NAMESPACES
    expect((visits[path] ?? visits['*'])?.namespaces, path).toEqual(needed)
  }
})
