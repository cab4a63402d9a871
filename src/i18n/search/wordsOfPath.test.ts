import { wordsOfPath } from './wordsOfPath';

it.each([
  ['/sl/blog/vavčer-za-ai.html', '/sl/', 'blog vavčer za ai'],
  ['/workshop/', '/', 'workshop'],
  ['/case_studies/2019/dairy.php', '/', 'case studies 2019 dairy'],
  ['/slovenia/', '/', 'slovenia'],
  ['/sl', '/sl/', 'sl'],
  ['/', '/', ''],
])('%s, below %s → %s', (path, home, words) => expect(wordsOfPath(path, home)).toBe(words));
