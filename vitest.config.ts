import { defineConfig } from 'vitest/config'

const OWN_STAGES = ['packages/local/src/compat/**', 'packages/local/src/races/**']

/** Every Vitest test of the repository: `pnpm vitest <pattern>` finds it, `--project <name>` takes one kind. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,packages}/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: OWN_STAGES,
          // Starting a process for each of 150 files took three times as long as their tests.
          isolate: false,
        },
      },
      // Hooks and components; a file that needs a document says so with `@vitest-environment happy-dom`.
      { test: { name: 'components', include: ['{apps,packages}/*/src/**/*.test.tsx'] } },
      { test: { name: 'compat', root: 'packages/local', include: ['src/compat/**/*.test.ts'] } },
      { test: { name: 'races', root: 'packages/local', include: ['src/races/**/*.test.ts'] } },
      'apps/storybook',
    ],
  },
})
