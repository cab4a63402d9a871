import { readdirSync } from 'node:fs';
import jest from 'eslint-plugin-jest';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';

/** The folders of src from left to right: each imports itself and the folders to its left. */
const ORDER = ['lib', 'i18n', 'ui', 'features', 'layout', 'sections', 'templates'];
const ALL = [...ORDER, 'runtime', 'gatsby', 'testing', 'styles'];
const MAY_IMPORT = {
  ...Object.fromEntries(ORDER.map((name, i) => [name, ORDER.slice(0, i + 1)])),
  runtime: ['lib', 'i18n', 'ui', 'features', 'runtime'],
  gatsby: ['lib', 'i18n', 'styles', 'gatsby'],
};

/** @param up regular expression of the relative path from the files to the forbidden folders */
const forbid = (files, folders, message, up = '(\\.\\./)+') => ({
  files,
  ignores: ['**/*.test.ts', '**/*.test.tsx'],
  rules: {
    'no-restricted-imports': ['error', { patterns: [{ regex: `^${up}(${folders.join('|')})(/|$)`, message }] }],
  },
});

const srcRules = Object.entries(MAY_IMPORT).map(([name, allowed]) =>
  forbid(
    [`src/${name}/**`],
    [...ALL.filter((other) => !allowed.includes(other)), 'server', 'plugins', 'pocketbase', 'editing'],
    `src/${name} may import ${allowed.join(', ')} only: see docs/where-things-live.md.`,
  ),
);

/** The folders of server in the same order. Files directly in server (settings, errors) precede all of them. */
const SERVER = [
  ...['terminal', 'process', 'site', 'binary', 'pocketbase', 'gate', 'hosts', 'release', 'backup'],
  ...['gatsby', 'publisher', 'steps', 'preview', 'commands'],
];
const serverRules = SERVER.flatMap((name, i) => {
  const later = SERVER.slice(i + 1);
  const message = `server/${name} may import ${SERVER.slice(0, i).join(', ') || 'no other folder'} only.`;
  // The project has another folder `pocketbase` one level further up.
  return [
    forbid([`server/${name}/*`], ['\\.\\./(src/(?!lib/)\\w+|plugins)', ...later], message, '\\.\\./'),
    forbid([`server/${name}/*/**`], ['\\.\\./(src/(?!lib/)\\w+|plugins)', ...later], message, '\\.\\./\\.\\./'),
  ];
});

/**
 * The folders of the source plugin in the same order. Files directly in src (sourceNodes, source) combine the folders.
 */
const PLUGIN = ['options', 'model', 'client', 'files', 'richText', 'nodes', 'graphql', 'sync'];
const pluginRules = PLUGIN.flatMap((name, i) => {
  const later = [...PLUGIN.slice(i + 1), 'source', 'sourceNodes', 'watchServer', 'createSchemaCustomization'];
  const message = `The plugin's ${name} may import ${PLUGIN.slice(0, i).join(', ') || 'no other folder'} only.`;
  const others = ['(\\.\\./)+(server|pocketbase|lib|i18n)'];
  const folder = `plugins/gatsby-source-pocketbase/src/${name}`;
  return [
    forbid([`${folder}/*`], [...others, ...later], message, '\\.\\./'),
    forbid([`${folder}/*/**`], [...others, ...later], message, '\\.\\./\\.\\./'),
  ];
});

/**
 * The folders of hooks in the same order. Files that register hooks (`hooks.ts`, `…Hooks.ts`) may import all of them.
 */
const HOOKS = [
  ...['lib', 'headers', 'release', 'site', 'queue', 'progress', 'mail', 'redirects', 'slugs', 'content', 'images'],
  ...['links', 'required', 'stale', 'drafts', 'messages', 'revised', 'bin', 'versions', 'prepared', 'setAside'],
  ...['shrink', 'publishing', 'preview', 'forms', 'signIn', 'access', 'status', 'bar', 'editing', 'deploy', 'export'],
  ...['backup', 'errors', 'seed'],
];
const unlisted = readdirSync('pocketbase/hooks', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['testing', ...HOOKS].includes(entry.name))
  .map(({ name }) => name);
if (unlisted.length > 0) throw new Error(`HOOKS in eslint.config.mjs lacks ${unlisted.join(', ')}.`);
const NOT_OF_GOJA = ['src/(?!lib/|i18n/locales)\\w+', 'plugins', 'server/(?!site/manifest)\\w+', 'pocketbase/pages'];
const hookRules = HOOKS.map((name, i) => ({
  ...forbid(
    [`pocketbase/hooks/${name}/**`],
    [...NOT_OF_GOJA, ...HOOKS.slice(i + 1).map((later) => `${later}`)],
    `hooks/${name} may import src/lib, src/i18n/locales and the hooks' ${HOOKS.slice(0, i).join(', ') || 'own folder'} only.`,
  ),
  ignores: ['**/*.test.ts', '**/testing/**', '**/*[hH]ooks.ts'],
}));

/** The folders of the editing page in the same order. Its two entries combine them. */
const EDITING = ['texts', 'store', 'richText', 'fields', 'page'];
const editingRules = EDITING.map((name, i) =>
  forbid(
    [`editing/${name}/**`],
    [...EDITING.slice(i + 1), 'frame/(?!messages$|FrameHost$)\\w+'],
    `editing/${name} may import ${EDITING.slice(0, i).join(', ') || 'no other folder'} only.`,
  ),
);
/** The frame has no session: it gets what it draws in messages. */
const frameRule = forbid(
  ['editing/frame/**'],
  [
    ...EDITING.filter((name) => !['texts', 'store'].includes(name)),
    'store/(?!types)\\w+',
    'texts/(?!language$|(en|sl)/(frame|content)\\.json)\\w+',
  ],
  'editing/frame may import types of the store, its own texts, and the names of kinds only.',
);

/** Two letters side by side: text that is read or heard. */
const WORD = '/[a-zčšž]{2}/i';
const READ = '/^(alt|title|label|placeholder|aria-(label|description|roledescription|placeholder|valuetext))$/';
const SHOWN = '/^(textContent|innerText|innerHTML|ariaLabel|title|placeholder|alt)$/';
const TEXT_POSITIONS = [
  ':matches(JSXElement, JSXFragment) > JSXExpressionContainer',
  `JSXAttribute[name.name=${READ}]`,
  `JSXAttribute[name.name=${READ}] > JSXExpressionContainer`,
  `AssignmentExpression[left.property.name=${SHOWN}]`,
];
/** Positions of text that visitors read: directly, as an alternative there, or in a template. */
const literalTexts = [
  `JSXText[value=${WORD}]`,
  ...TEXT_POSITIONS.flatMap((position) => [
    `${position} > Literal[value=${WORD}]`,
    `${position} > :matches(LogicalExpression, ConditionalExpression) > Literal[value=${WORD}]`,
    `${position} > TemplateLiteral > TemplateElement[value.raw=${WORD}]`,
  ]),
  `CallExpression[callee.property.name='setAttribute'][arguments.0.value=${READ}][arguments.1.value=${WORD}]`,
  // A fallback for a text that an editor did not write.
  `LogicalExpression[operator='??'] > Literal[value=/^[A-ZČŠŽ][a-zčšž]/]`,
].map((selector) => ({ selector, message: 'Texts for visitors belong in locales/, in each language.' }));

/** Globals of browsers and of Node that PocketBase's JavaScript engine lacks. */
const NOT_IN_GOJA = [
  'window',
  'document',
  'location',
  'navigator',
  'localStorage',
  'fetch',
  'URL',
  'URLSearchParams',
  'Intl',
]
  .concat(['TextEncoder', 'TextDecoder', 'crypto', 'setTimeout', 'setInterval', 'queueMicrotask', 'structuredClone'])
  .map((name) => ({ name, message: 'PocketBase runs hooks without it.' }));

export default tseslint.config(
  {
    ignores: ['node_modules', 'public', '.cache', '.data', '.tmp', 'src/gatsby-types.d.ts'].concat([
      'pocketbase/pb_hooks',
      'pocketbase/hooks/pocketbase.d.ts',
    ]),
  },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      'max-lines': ['error', 250],
      'no-console': 'error',
    },
  },
  { files: ['**/*.{ts,tsx}'], plugins: { 'react-hooks': reactHooks }, rules: reactHooks.configs.recommended.rules },
  { files: ['src/**/*.tsx', 'editing/**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    files: ['src/**/*.tsx', 'editing/**/*.tsx'],
    rules: {
      // A scrollable box must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { roles: ['group'], tags: ['main'], allowExpressionValues: true },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'editing/**/*.{ts,tsx}'],
    // Examples are on a development page only; only developers read the output of a build.
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/*.examples.tsx',
      '**/testing/**',
      'src/templates/KitchenSink.tsx',
      'src/gatsby/**',
    ],
    rules: { 'no-restricted-syntax': ['error', ...literalTexts] },
  },
  { files: ['**/*.test.{ts,tsx,js}'], ...jest.configs['flat/recommended'] },
  // Tests that some machines skip.
  {
    files: ['**/*.test.ts'],
    rules: { 'jest/no-standalone-expect': ['error', { additionalTestBlockFunctions: ['asRoot', 'withBucket'] }] },
  },
  { files: ['src/**/*.test.tsx', 'editing/**/*.test.tsx'], ...testingLibrary.configs['flat/react'] },
  // goja runs the migrations: CommonJS, and PocketBase's globals. Node loads the .cjs file before anything else.
  {
    files: ['pocketbase/pb_migrations/**/*.js', '*.js', 'server/**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off', '@typescript-eslint/no-unused-vars': 'error' },
  },
  { files: ['server/terminal/**', 'scripts/**', 'pocketbase/**', 'bench/**'], rules: { 'no-console': 'off' } },
  ...srcRules,
  forbid(
    ['server/testing/**', 'pocketbase/pages/**'],
    ['src/(?!lib/)\\w+', 'plugins'],
    'The backend imports no code of the site but src/lib.',
  ),
  ...hookRules,
  {
    files: ['pocketbase/hooks/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: { 'no-restricted-globals': ['error', ...NOT_IN_GOJA] },
  },
  forbid(
    ['server/*.ts'],
    ['\\.\\./(src/(?!lib/)|plugins)', ...SERVER.map((name) => `\\./${name}`)],
    'A file directly in server/ imports none of its folders.',
    '',
  ),
  ...serverRules,
  ...editingRules,
  frameRule,
  forbid(['plugins/**'], ['server', 'pocketbase', 'lib', 'i18n'], 'The plugin imports no code of this site.'),
  ...pluginRules,
);
