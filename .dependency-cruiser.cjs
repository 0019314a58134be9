/** Who may import whom: docs/architecture.md. A layer sees what stands below it and nothing else. */
const ours = '^src/';
const layer = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: ours, pathNot: allowed },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: '\\.d\\.ts$|/page/' },
      to: {},
    },
    layer(
      'engine-stands-alone',
      '^src/engine/',
      '^src/engine/',
      'The engine imports nothing of ours.',
    ),
    {
      name: 'engine-and-games-are-pure',
      severity: 'error',
      from: { path: '^src/(engine|games)/' },
      to: { dependencyTypes: ['npm', 'core'], pathNot: '^(node:)?crypto$' },
    },
    {
      name: 'games-know-only-the-engine',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: ours, pathNot: ['^src/engine/', '^src/games/$1/'] },
    },
    layer('games-index', '^src/games/index\\.ts$', '^src/(engine|games)/', 'The list of games.'),
    layer(
      'computers-see-views',
      '^src/computers/',
      [
        '^src/(engine|computers)/',
        '^src/games/[^/]+/(types|show|safe|odds|trick|tally|leaning)\\.ts$',
        '^src/games/anaconda/ranking/',
      ],
      'A computer player knows views and what reasons about them, never a state.',
    ),
    layer(
      'tables',
      '^src/tables/',
      [
        '^src/(engine|tables)/',
        '^src/storage/port\\.ts$',
        '^src/chips/types\\.ts$',
        '^src/computers/contract\\.ts$',
      ],
      'Tables know interfaces, not SQL and not Discord.',
    ),
    layer(
      'chips',
      '^src/chips/',
      ['^src/(engine|chips)/', '^src/(tables/types|storage/port)\\.ts$'],
      'Chips know interfaces, not SQL.',
    ),
    layer(
      'storage',
      '^src/storage/',
      [
        '^src/(engine|storage)/',
        '^src/(tables|chips)/types\\.ts$',
        '^src/chips/rules\\.ts$',
        '^src/computers/contract\\.ts$',
      ],
      'Storage knows domain types, and the rules by which the house gives out chips.',
    ),
    layer(
      'discord',
      '^src/discord/',
      [
        '^src/(engine|tables|chips|discord)/',
        '^src/games/[^/]+/(types|show)\\.ts$',
        '^src/storage/port\\.ts$',
        '^src/computers/contract\\.ts$',
      ],
      'Panels see views and events, never a state.',
    ),
    layer(
      'local-is-discord',
      '^src/local/',
      '^src/local/',
      'The local Discord knows nothing of the bot.',
    ),
    {
      name: 'only-storage-knows-sql',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/storage/' },
      to: { path: 'node_modules/(drizzle-orm|better-sqlite3)' },
    },
    {
      name: 'no-dev-dependency-in-production',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/local/page/' },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/@types/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types'],
    },
  },
};
