/** Who may import whom (docs: README, "Map of the house"). Each layer may look only at the ones before it. */
const layers = [['domain'], ['routes', 'i18n'], ['ui'], ['location', 'auth', 'data'], ['shell']]

const upward = layers.flatMap((layer, index) => {
  const above = layers.slice(index + 1).flat()
  return layer.map((name) => {
    const beside = layer.filter((other) => other !== name && !(name === 'auth' && other === 'data'))
    const forbidden = [...above, ...beside, 'local'].filter((other) => other !== name)
    return {
      name: `${name}-looks-only-down`,
      severity: 'error',
      from: { path: `^packages/${name}/` },
      to: { path: `^(apps/|packages/(${forbidden.join('|')})/)` },
    }
  })
})

module.exports = {
  forbidden: [
    ...upward,
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-app-imports-an-app',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'no-feature-reaches-into-another',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/features/([^/]+)/' },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'shared-never-imports-features',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/shared/' },
      to: { path: '^apps/$1/src/features/' },
    },
    {
      name: 'only-main-and-app-import-the-composition-root',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/(features|shared)/' },
      to: { path: '^apps/$1/src/(app/|main)' },
    },
    {
      name: 'an-app-has-no-other-rooms',
      severity: 'error',
      from: {
        path: '^apps/(?!storybook/)[^/]+/src/',
        pathNot: '^apps/[^/]+/src/(main\\.tsx$|(app|features|shared)/)',
      },
      to: {},
    },
    {
      name: 'browser-never-imports-the-server',
      severity: 'error',
      from: { path: '^(apps|packages/(?!local))' },
      to: { path: '^packages/local/' },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '(\\?|virtual:|\\.css$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(node_modules|/dist/|storybook-static|\\.turbo)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
