import { defineConfig } from 'vitest/config'

const OWN_PROCESS = ['packages/local/src/compat/**', 'packages/local/src/races/**']

/** Every Vitest test of the repository: `pnpm vitest <pattern>` finds it, `--project <name>` takes one kind. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,packages}/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: OWN_PROCESS,
        },
      },
      { test: { name: 'compat', root: 'packages/local', include: ['src/compat/**/*.test.ts'] } },
      { test: { name: 'races', root: 'packages/local', include: ['src/races/**/*.test.ts'] } },
      'apps/storybook',
    ],
  },
})
